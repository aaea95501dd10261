import { listarLotes } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { listarProveedores } from '@trastienda/nucleo/articulos/proveedores/contrato-de-proveedores.ts';
import { consultaDe } from '#api/consultas.ts';
import { formatearCuit, formatearFecha } from '#ui/formato/formato.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';

export const buscadorDeArticulos: Buscador = {
  id: 'articulos',
  titulo: 'articulos.titulo',
  permiso: 'articulo.ver',
  // What only the palette says comes with its first answer.
  buscar: async (...pedido) => (await import('./buscador-de-articulos.ts')).buscarParaPaleta(...pedido),
};

/** Who sells, by their name, CUIT, contact, mail or telephone. */
export const buscadorDeProveedores: Buscador = {
  id: 'proveedores',
  titulo: 'articulos.proveedores',
  permiso: 'proveedor.ver',
  buscar: async (cache, buscar) => {
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarProveedores, { query }));
    return filas.map(({ id, razonSocial, nombreFantasia, cuit }) => {
      const detalle = [nombreFantasia, cuit && formatearCuit(cuit)].filter(Boolean).join(' · ');
      return {
        id,
        texto: razonSocial,
        ...(detalle === '' ? {} : { detalle }),
        a: `/articulos/proveedores/${id}`,
      };
    });
  },
};

/** A batch of prices by its number or its reason. */
export const buscadorDeLotesDePrecio: Buscador = {
  id: 'lotes-de-precio',
  titulo: 'articulos.actualizarPrecio',
  permiso: 'precio.modificar',
  buscar: async (cache, buscar) => {
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarLotes, { query }));
    return filas.map(({ id, numero, motivo, autor, creadoEn }) => ({
      id,
      texto: `${numero} · ${motivo}`,
      detalle: `${autor.nombre} · ${formatearFecha(creadoEn)}`,
      a: `/articulos/actualizar-precio/${id}`,
    }));
  },
};

/** As it is printed, «OA 0012», or the bare figure. */
const NUMERO_DE_ARMADO = /^\s*(?:oa)?\s*\d+\s*$/i;

/** An order of assembly by its number: what is assembled opens with its orders. */
export const buscadorDeArmados: Buscador = {
  id: 'armados',
  titulo: 'articulos.estructura',
  permiso: 'stock.ver',
  buscar: async (cache, buscar) => {
    if (!NUMERO_DE_ARMADO.test(buscar)) return [];
    const { listarArmados } = await import('@trastienda/nucleo/articulos/estructura/contrato-de-armado.ts');
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarArmados, { query }));
    return filas.map(({ id, texto, codigo, descripcion, deposito, creadoEn, estructuraId }) => ({
      id,
      texto: `${texto} · ${codigo}`,
      detalle: `${descripcion} · ${deposito} · ${formatearFecha(creadoEn)}`,
      a: `/articulos/estructura/${estructuraId}?seccion=ordenes`,
    }));
  },
};
