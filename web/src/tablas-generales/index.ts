// The door of the room: pieces that other rooms may show.
export { aOpcionDeLocalidad } from './opciones.ts';
