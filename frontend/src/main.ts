import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-400-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya-sc/latin-700.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/theme.css';
import './styles/base.css';

mount(App, { target: document.body });
