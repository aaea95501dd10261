import { es as acceso } from '#acceso/textos/es.ts';
import { es as notificaciones } from '#armazon/notificaciones/textos/es.ts';
import { es as armazon } from '#armazon/textos/es.ts';
import { menuEs as menu } from '#i18n/menu.es.ts';
import { es as ui } from '#ui/textos/es.ts';
import type { textosEs } from './textos.ts';

/** What the shell says. */
export const textosDelComienzo = { ui, menu, armazon, notificaciones, acceso } as const;

type DeSalas = Omit<typeof textosEs, keyof typeof textosDelComienzo>;

/** What each room says, which comes with the first screen that says it. */
export const cargasDeSalas = {
  capas: async () => (await import('#armazon/textos/capas.es.ts')).capas,
  inicio: async () => (await import('#inicio/textos/es.ts')).es,
  paneles: async () => (await import('#inicio/textos/paneles.es.ts')).paneles,
  tabla: async () => (await import('#ui/tabla/textos/es.ts')).es,
  rastro: async () => (await import('#ui/textos/rastro.es.ts')).rastro,
  vistas: async () => (await import('#ui/tabla/textos/vistas.es.ts')).vistas,
  editor: async () => (await import('#ui/editor/textos/es.ts')).es,
  adjuntos: async () => (await import('#adjuntos/textos/es.ts')).es,
  nodo: async () => (await import('#articulos/textos/nodo.es.ts')).nodo,
  campos: async () => (await import('#articulos/textos/campos.es.ts')).campos,
  ficha: async () => (await import('#articulos/textos/ficha.es.ts')).ficha,
  estadoDeArticulo: async () => (await import('#articulos/textos/estado-de-articulo.es.ts')).estadoDeArticulo,
  cruces: async () => (await import('#articulos/textos/cruces.es.ts')).cruces,
  costosDeProveedores: async () => (await import('#articulos/textos/costos-de-proveedores.es.ts')).costosDeProveedores,
  minimos: async () => (await import('#articulos/textos/minimos.es.ts')).minimos,
  costos: async () => (await import('#articulos/textos/costos.es.ts')).costos,
  busqueda: async () => (await import('#articulos/textos/busqueda.es.ts')).busqueda,
  fusion: async () => (await import('#articulos/textos/fusion.es.ts')).fusion,
  actividad: async () => (await import('#articulos/textos/actividad.es.ts')).actividad,
  relaciones: async () => (await import('#articulos/textos/relaciones.es.ts')).relaciones,
  articulos: async () => (await import('#articulos/textos/es.ts')).es,
  precios: async () => (await import('#articulos/textos/precios.es.ts')).precios,
  ediciones: async () => (await import('#articulos/textos/ediciones.es.ts')).ediciones,
  estructura: async () => (await import('#articulos/textos/estructura.es.ts')).estructura,
  proveedores: async () => (await import('#articulos/textos/proveedores.es.ts')).proveedores,
  papel: async () => (await import('#articulos/textos/papel.es.ts')).papel,
  reportes: async () => (await import('#articulos/textos/reportes.es.ts')).reportes,
  stock: async () => (await import('#stock/textos/es.ts')).es,
  clientes: async () => (await import('#clientes/textos/es.ts')).es,
  ventas: async () => (await import('#ventas/textos/es.ts')).es,
  tablasGenerales: async () => (await import('#tablas-generales/textos/es.ts')).es,
  importaciones: async () => (await import('#importaciones/textos/es.ts')).es,
  usuario: async () => (await import('#usuario/textos/es.ts')).es,
  administrador: async () => (await import('#administrador/textos/es.ts')).es,
} as const satisfies { readonly [Sala in keyof DeSalas]: () => Promise<DeSalas[Sala]> };

const DE_RUTA: Readonly<Record<string, keyof typeof cargasDeSalas>> = {
  '': 'inicio',
  articulos: 'articulos',
  stock: 'stock',
  clientes: 'clientes',
  ventas: 'ventas',
  'tablas-generales': 'tablasGenerales',
  importaciones: 'importaciones',
  usuario: 'usuario',
  administrador: 'administrador',
};

/** Parts of a large room that speak for themselves. */
const DE_PARTE: Readonly<Record<string, keyof typeof cargasDeSalas>> = {
  'dashboards/modern': 'inicio',
  'articulos/actualizar-precio': 'precios',
  'articulos/estructura': 'estructura',
  'articulos/proveedores': 'proveedores',
  'articulos/reportes': 'reportes',
  'articulos/etiquetas': 'papel',
};

/** The texts of the room behind an address, so that they can be asked for together with its screen. */
export function salaDeRuta(pathname: string): keyof typeof cargasDeSalas | undefined {
  const [, sala = '', parte = ''] = pathname.split('/');
  return DE_PARTE[`${sala}/${parte}`] ?? DE_RUTA[sala];
}
