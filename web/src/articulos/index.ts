// The door of the room: pieces that other rooms may show.
export { Buscabas } from './buscabas.tsx';
export {
  type KardexDeArticulo,
  type ListasDeProveedor,
  type NumerosDeArticulo,
  type NumerosDeLinea,
  PiezasDeFicha,
} from './piezas.tsx';
export { useRazonDeHallazgo } from './razon-de-hallazgo.ts';
export { SelectorDeArticulo } from './selector-de-articulo.tsx';
