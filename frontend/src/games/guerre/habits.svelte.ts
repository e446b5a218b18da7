// How somebody likes to play this game. Kept in the browser, known to nobody else.

const STORED = 'donjons.guerre';

class Habits {
  /** End a turn by itself in which nothing but passing is possible. */
  alone = $state(localStorage.getItem(STORED) === 'alone');

  like(alone: boolean): void {
    this.alone = alone;
    localStorage.setItem(STORED, alone ? 'alone' : '');
  }
}

export const habits = new Habits();
