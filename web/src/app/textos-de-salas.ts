import { es as acceso } from '#acceso/textos/es.ts';
import { es as notificaciones } from '#armazon/notificaciones/textos/es.ts';
import { es as armazon } from '#armazon/textos/es.ts';
import { menuEs as menu } from '#i18n/menu.es.ts';
import { es as inicio } from '#inicio/textos/es.ts';
import { es as ui } from '#ui/textos/es.ts';
import type { textosEs } from './textos.ts';

/** What the shell and the first screen say. */
export const textosDelComienzo = { ui, menu, armazon, notificaciones, acceso, inicio } as const;

type DeSalas = Omit<typeof textosEs, keyof typeof textosDelComienzo>;

/** What each room says, which comes with the first screen that says it. */
export const cargasDeSalas = {
  tabla: async () => (await import('#ui/tabla/textos/es.ts')).es,
  articulos: async () => (await import('#articulos/textos/es.ts')).es,
  precios: async () => (await import('#articulos/textos/precios.es.ts')).precios,
  estructura: async () => (await import('#articulos/textos/estructura.es.ts')).estructura,
  proveedores: async () => (await import('#articulos/textos/proveedores.es.ts')).proveedores,
  stock: async () => (await import('#stock/textos/es.ts')).es,
  clientes: async () => (await import('#clientes/textos/es.ts')).es,
  ventas: async () => (await import('#ventas/textos/es.ts')).es,
  tablasGenerales: async () => (await import('#tablas-generales/textos/es.ts')).es,
  importaciones: async () => (await import('#importaciones/textos/es.ts')).es,
  usuario: async () => (await import('#usuario/textos/es.ts')).es,
  administrador: async () => (await import('#administrador/textos/es.ts')).es,
  galeria: async () => (await import('#galeria/textos/es.ts')).es,
} as const satisfies { readonly [Sala in keyof DeSalas]: () => Promise<DeSalas[Sala]> };

const DE_RUTA: Readonly<Record<string, keyof typeof cargasDeSalas>> = {
  articulos: 'articulos',
  stock: 'stock',
  clientes: 'clientes',
  ventas: 'ventas',
  'tablas-generales': 'tablasGenerales',
  importaciones: 'importaciones',
  usuario: 'usuario',
  administrador: 'administrador',
  'ui-components': 'galeria',
};

/** Parts of a large room that speak for themselves. */
const DE_PARTE: Readonly<Record<string, keyof typeof cargasDeSalas>> = {
  'articulos/actualizar-precio': 'precios',
  'articulos/estructura': 'estructura',
  'articulos/proveedores': 'proveedores',
};

/** The texts of the room behind an address, so that they can be asked for together with its screen. */
export function salaDeRuta(pathname: string): keyof typeof cargasDeSalas | undefined {
  const [, sala = '', parte = ''] = pathname.split('/');
  return DE_PARTE[`${sala}/${parte}`] ?? DE_RUTA[sala];
}
