// The door of the room: pieces that other rooms may show.
export { KardexDeArticulo } from './kardex-de-articulo.tsx';
