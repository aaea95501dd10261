export { AplicacionesAbiertas, CajonDeAplicacionesAbierto } from './aplicaciones-abiertas.tsx';
export { MenuCajon } from './menu-cajon.tsx';
export { MenuDeCuentaAbierto } from './menu-de-cuenta-abierto.tsx';
