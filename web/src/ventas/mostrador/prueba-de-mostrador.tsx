import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { NotaEditada, NotaNueva } from '@trastienda/nucleo/ventas/contrato.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import {
  consumidorFinal,
  deposito,
  hallazgo,
  ID_DE_NOTA,
  notaDetalle,
  pagina,
  renglonDetalle,
} from '#ventas/ayudas-de-prueba.ts';
import { NotaScreen } from '#ventas/notas-de-pedido/nota.screen.tsx';

// These journeys have many steps, and the machine that runs them may be busy.
configure({ asyncUtilTimeout: 5000 });

export const NOTAS = '/api/ventas/notas-de-pedido';
export const NOTA = `${NOTAS}/${ID_DE_NOTA}`;
export const CREAR = `POST ${NOTAS}`;
export const EDITAR = `PATCH ${NOTA}`;
export const VER = `GET ${NOTA}`;
export const CONFIRMAR = `POST ${NOTA}/confirmar`;

const VENDEDOR: readonly Permiso[] = [
  'articulo.ver',
  'stock.ver',
  'cliente.ver',
  'nota.ver',
  'nota.crear',
  'nota.confirmar',
];

export const CATALOGO: readonly Hallazgo[] = [
  hallazgo({
    id: 'a-wo342',
    codigo: 'WO-342',
    descripcion: 'Filtro de aceite Hilux 2.8 TDI',
    precio: '18450.00',
    aca: '24',
    otras: '11',
  }),
  hallazgo({
    id: 'a-bujia',
    codigo: 'BKR6EIX-11',
    descripcion: 'Bujía iridio Gol Trend',
    marca: 'NGK',
    precio: '14980.00',
    aca: '56',
    otras: '0',
  }),
  hallazgo({
    id: 'a-amort',
    codigo: 'GP-30512',
    descripcion: 'Amortiguador delantero Corolla',
    marca: 'Monroe',
    precio: '96300.00',
    aca: '2',
    otras: '5',
  }),
  hallazgo(),
  hallazgo({
    id: 'a-c29015',
    codigo: 'C 29 015',
    descripcion: 'Filtro de aire Hilux 2.8 / SW4',
    marca: 'Mann',
    precio: '41260.00',
    aca: '0',
    otras: '6',
  }),
];

const CODIGO_DE_CAJA = '7791234567891';

/** The search of the counter over a small catalogue: whole codes first, then words. */
function buscar(_cuerpo: unknown, url: string) {
  const texto = new URL(url, 'http://prueba').searchParams.get('texto') ?? '';
  const [filtro] = CATALOGO;
  if (texto === CODIGO_DE_CAJA && filtro) {
    return { exacto: true, filas: [{ ...filtro, exacto: true, motivo: 'BARRAS', cantidadPorLectura: '6' }] };
  }
  const exactos = CATALOGO.filter(({ codigo }) => codigo.toLowerCase() === texto.toLowerCase());
  if (exactos.length > 0)
    return { exacto: true, filas: exactos.map((fila) => ({ ...fila, exacto: true, motivo: 'CODIGO' })) };
  const palabras = texto.toLowerCase().split(' ');
  return {
    exacto: false,
    filas: CATALOGO.filter(({ descripcion }) =>
      palabras.every((palabra) => descripcion.toLowerCase().includes(palabra)),
    ),
  };
}

/** What the server would answer to a save: the lines in their order, with ids and the list's prices. */
export function guardada(cuerpo: NotaNueva | NotaEditada, version: number): NotaDetalle {
  const renglones = (cuerpo.renglones ?? []).map((renglon, i) => {
    const articulo = CATALOGO.find(({ id }) => id === renglon.articuloId);
    const { id: previo } = renglon as { readonly id?: string };
    return renglonDetalle({
      id: previo ?? `r-${i + 1}`,
      articuloId: renglon.articuloId,
      codigo: articulo?.codigo ?? '',
      descripcion: articulo?.descripcion ?? '',
      pedida: renglon.cantidad,
      precio: renglon.precio ?? articulo?.precio ?? '1.00',
      stock: { aca: articulo?.aca ?? '0', otras: [] },
    });
  });
  return notaDetalle({ version, renglones });
}

const LISTA_1 = { id: 'l-1', nombre: 'Lista 1', moneda: 'ARS' };
const GREMIO = { id: 'l-gremio', nombre: 'Gremio', moneda: 'ARS' };
const deTodos = { origen: 'OMISION', lista: LISTA_1, sirve: true };

/** Somebody of whom nothing is said sells by «Lista 1», and may choose «Gremio» or «Cuenta corriente». */
export const listasDeVenta = {
  candidatas: [{ origen: 'CLIENTE', lista: { ...GREMIO, id: 'l-lejana', nombre: 'Rosario' }, sirve: false }, deTodos],
  rige: deTodos,
  condicion: null,
  condicionDelCliente: null,
  condiciones: [{ id: 'v-cc', nombre: 'Cuenta corriente', seElige: true }],
  listas: [LISTA_1, GREMIO],
  tambienMasBaratas: false,
};

type Opciones = {
  readonly ruta?: string;
  readonly permisos?: readonly Permiso[];
  readonly respuestas?: Respuestas;
};

/** The counter as a seller sees it, over a catalogue of five artículos and one depósito. */
export async function abrirMostrador({ ruta = 'nueva', permisos = VENDEDOR, respuestas = {} }: Opciones = {}) {
  const vista = renderPantalla(<NotaScreen />, {
    ruta: `/ventas/notas-de-pedido/${ruta}`,
    camino: '/ventas/notas-de-pedido/$id',
    permisos: [...permisos, 'tabla.ver'],
    respuestas: {
      'GET /api/tablas-generales/depositos': pagina([deposito()]),
      'GET /api/clientes': pagina([consumidorFinal]),
      'GET /api/articulos/buscar': buscar,
      'GET /api/ventas/listas': listasDeVenta,
      [CREAR]: (cuerpo: NotaNueva) => guardada(cuerpo, 1),
      ...respuestas,
    },
  });
  const usuario = userEvent.setup({ delay: null });
  const entrada = await screen.findByRole('combobox', { name: /Agregar artículo/ });
  // Without depósito nothing can be searched nor saved.
  if (ruta === 'nueva') await screen.findByText('Consumidor Final', { selector: 'h2' });
  return { ...vista, usuario, entrada };
}

/** Types at the pace of a person, so that it is not taken for a reader. */
export async function teclear(usuario: ReturnType<typeof userEvent.setup>, texto: string) {
  for (const letra of texto) {
    await usuario.keyboard(letra === '{' || letra === '[' ? letra + letra : letra);
    await new Promise((seguir) => setTimeout(seguir, 45));
  }
}

export const filas = () =>
  screen
    .getAllByRole('row')
    .filter((fila) => fila.hasAttribute('data-renglon'))
    .map(
      (fila) =>
        fila
          .getAttribute('aria-label')
          ?.replace(/^Renglón \d+: /, '')
          .split(',')[0],
    );
