// The door of the room: pieces that other rooms may show.
export { aOpcionDeDeposito, aOpcionDeLocalidad, aOpcionDeSucursal } from './opciones.ts';
