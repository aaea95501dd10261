/** The pages that are weighed, as a person meets them. */
export type Pagina = 'acceso' | 'inicio' | 'articulos';

export type Objetivo = {
  readonly nombre: string;
  readonly camino: string;
  readonly conSesion: boolean;
  /** kB of JS and CSS (1000 bytes, gzip 9) that may come before the screen shows its own content. */
  readonly kbAlMostrar: number;
  /** The same for everything that comes until 3.5 s after the load. */
  readonly kbEnTotal: number;
  readonly pedidos: number;
  readonly movil: Lighthouse;
  readonly escritorio: Lighthouse;
};

/** Score of 100, milliseconds, and the share of the screen that moves. */
type Lighthouse = { readonly puntaje: number; readonly lcp: number; readonly tbt?: number; readonly cls: number };

/** The targets of the product's web budget. Accessibility is 100, and axe finds nothing, on every page. */
export const objetivos: Readonly<Record<Pagina, Objetivo>> = {
  acceso: {
    nombre: 'Acceso',
    camino: '/login',
    conSesion: false,
    kbAlMostrar: 150,
    kbEnTotal: 150,
    pedidos: 10,
    movil: { puntaje: 92, lcp: 2400, tbt: 150, cls: 0.01 },
    escritorio: { puntaje: 99, lcp: 600, cls: 0.01 },
  },
  inicio: {
    nombre: 'Inicio',
    camino: '/',
    conSesion: true,
    kbAlMostrar: 250,
    kbEnTotal: 390,
    pedidos: 20,
    movil: { puntaje: 80, lcp: 2800, tbt: 600, cls: 0.02 },
    escritorio: { puntaje: 97, lcp: 800, cls: 0.02 },
  },
  articulos: {
    nombre: 'Tabla de artículos',
    camino: '/articulos/tabla',
    conSesion: true,
    kbAlMostrar: 290,
    kbEnTotal: 290,
    pedidos: 20,
    movil: { puntaje: 80, lcp: 2800, tbt: 600, cls: 0.02 },
    escritorio: { puntaje: 95, lcp: 900, cls: 0.02 },
  },
};

export const ACCESIBILIDAD = 100;

/** What others were measured at with the same method: kB of JS and CSS (gzip), requests, axe nodes, Lighthouse on a phone. */
export const pares = [
  { nombre: 'minimal', acceso: [229, 9, 6, 85], inicio: [390, 31, 22, 60] },
  { nombre: 'mantis', acceso: [327, 10, 15, 78], inicio: [421, 13, 68, 58] },
  { nombre: 'modernize-lite', acceso: [183, 31, 13, 91], inicio: [488, 49, 93, 48] },
  { nombre: 'devias', acceso: [205, 31, 12, 84], inicio: [399, 51, 27, null] },
] as const;
