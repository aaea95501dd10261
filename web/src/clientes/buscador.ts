import { listarClientes } from '@trastienda/nucleo/clientes/contrato.ts';
import { consultaDe } from '#api/consultas.ts';
import { type Buscador, POR_BUSCADOR } from '#ui/pantalla/buscador.ts';

export const buscadorDeClientes: Buscador = {
  id: 'clientes',
  titulo: 'clientes.titulo',
  permiso: 'cliente.ver',
  buscar: async (cache, buscar) => {
    const query = { buscar, porPagina: POR_BUSCADOR };
    // What only the palette says comes beside its first answer.
    const [{ filas }, { formatearDocumento }] = await Promise.all([
      cache.fetchQuery(consultaDe(listarClientes, { query })),
      import('@trastienda/nucleo/clientes/documento.ts'),
    ]);
    return filas.map(({ id, razonSocial, documento, localidad }) => ({
      id,
      texto: razonSocial,
      detalle: [formatearDocumento(documento), localidad].filter((parte) => parte !== null).join(' · '),
      a: `/clientes/tabla/${id}`,
    }));
  },
};
