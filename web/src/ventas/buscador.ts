import { listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { textoDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { consultaDe } from '#api/consultas.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';
import { formatearTotal } from './moneda.ts';

export const buscadorDeNotas: Buscador = {
  id: 'notas',
  titulo: 'ventas.notas',
  permiso: 'nota.ver',
  buscar: async (cache, buscar) => {
    const query = { buscar, porPagina: POR_BUSCADOR };
    const { filas } = await cache.fetchQuery(consultaDe(listarNotas, { query }));
    return filas.map(({ id, numero, cliente, creadaEn, total, moneda }) => ({
      id,
      texto: `${textoDeNota(numero)} · ${cliente.razonSocial}`,
      detalle: `${formatearFecha(creadaEn)} · ${formatearTotal(total, moneda)}`,
      a: `/ventas/notas-de-pedido/${id}`,
    }));
  },
};
