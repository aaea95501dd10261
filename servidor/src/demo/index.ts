export { ofrecerDemo } from './al-arrancar.ts';
export { type AvanceDeDemo, cargarDemo, type RechazoDeDemo, type ResumenDeDemo } from './cargar.ts';
export { fraseDeAvance, fraseDeRechazo, fraseDeResumen } from './frases.ts';
export { ARTICULOS_MINIMO, MAXIMO, type PedidoDeDemo, pedidoPorOmision } from './pedido.ts';
