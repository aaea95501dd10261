// The door of the room: pieces that other rooms may show.
export { KardexDeArticulo } from './kardex-de-articulo.tsx';
export { NumerosDeArticulo } from './numeros/numeros-de-articulo.tsx';
export { NumerosDeLinea } from './numeros/numeros-de-linea.tsx';
