// The tables that this browser has been at, so that a closed tab is no lost game. Keys stay in this browser.

export interface Recent {
  key: string;
  game: string;
  names: string;
  time: number;
}

const STORED = 'donjons.tables';
const MOST = 30;

export function recentTables(): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as Recent[];
  } catch {
    return [];
  }
}

export function remember(table: Omit<Recent, 'time'>): void {
  const others = recentTables().filter(({ key }) => key !== table.key);
  localStorage.setItem(STORED, JSON.stringify([{ ...table, time: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(key: string): void {
  localStorage.setItem(STORED, JSON.stringify(recentTables().filter((table) => table.key !== key)));
}
