export { ComoLaDejaste } from './como-la-dejaste.tsx';
export { RecordarListas } from './recordar-listas.ts';
