import { expect } from 'vitest';
import type { Cliente, Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { aplicarVencidos } from './lotes/aplicar/programados.ts';

export const LOTES = '/api/articulos/lotes-de-precio';
export const LISTAS = '/api/articulos/listas-de-precio';
export const SIN_NADIE = '01900000-0000-7000-8000-00000000dead';

let serie = 0;

/** An artículo of its own, whose code begins with a prefix that no other one has unless it is said. They are in the order they are made. */
export async function articulo(persona: Cliente, resto: object = {}): Promise<string> {
  serie += 1;
  const { status, cuerpo } = await persona.post('/api/articulos', {
    codigo: `LP-${String(serie).padStart(6, '0')}`,
    descripcion: 'Con precio',
    ...resto,
  });
  expect(status).toBe(201);
  return cuerpo.id;
}

export async function lista(persona: Cliente, resto: object = {}) {
  serie += 1;
  const { status, cuerpo } = await persona.post(LISTAS, { nombre: `Lista de prueba ${serie}`, ...resto });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
}

/** Changes a lista as who looked at every price that stands out with its new formula does. */
export async function cambiarRevisada(persona: Cliente, { id, version }: Visto, cambio: object) {
  const pedir = (resto: object) => persona.patch(`${LISTAS}/${id}`, { version, ...cambio, ...resto });
  const respuesta = await pedir({});
  const { code, data } = respuesta.cuerpo;
  return code === 'articulos.lista_por_revisar' ? pedir({ revisados: data.cuantos }) : respuesta;
}

export async function ponerPrecio(persona: Cliente, articuloId: string, cuerpo: object): Promise<void> {
  const { status, cuerpo: dicho } = await persona.post(`/api/articulos/${articuloId}/precios`, cuerpo);
  expect(status, JSON.stringify(dicho)).toBe(201);
}

export async function ponerCosto(persona: Cliente, articuloId: string, cuerpo: object) {
  const { status, cuerpo: dicho } = await persona.post(`/api/articulos/${articuloId}/costos`, {
    origen: 'Factura',
    ...cuerpo,
  });
  expect(status, JSON.stringify(dicho)).toBe(201);
  return dicho;
}

export const vigente = async (persona: Cliente, articuloId: string, consulta = '') =>
  (await persona.get(`/api/articulos/${articuloId}/precios/vigente?${consulta}`)).cuerpo;

/** A batch over some artículos: by default +10 % in Lista 1. */
export async function lote(persona: Cliente, articuloIds: readonly string[], resto: object = {}) {
  const { status, cuerpo } = await persona.post(LOTES, {
    motivo: 'Aumento de agosto',
    listaIds: [INICIALES.lista],
    filtro: { articuloIds },
    regla: { tipo: 'PORCENTAJE', valor: '10' },
    ...resto,
  });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  return cuerpo;
}

type Visto = { readonly id: string; readonly version: number };

/** Sends an action over the version that was seen. */
export const mover = (persona: Cliente, { id, version }: Visto, accion: string, resto: object = {}) =>
  persona.post(`${LOTES}/${id}/${accion}`, { version, ...resto });

/** Walks a batch through several actions, none of which may be refused, and answers it as it is left. */
export async function caminar(persona: Cliente, visto: Visto, ...acciones: readonly string[]) {
  let actual = visto;
  for (const accion of acciones) {
    const { status, cuerpo } = await mover(
      persona,
      actual,
      accion,
      accion === 'revertir' ? { motivo: 'Salió mal' } : {},
    );
    expect(status, `${accion}: ${JSON.stringify(cuerpo)}`).toBe(200);
    actual = cuerpo;
  }
  // biome-ignore lint/suspicious/noExplicitAny: a test walks into answers of every shape
  return actual as any;
}

/** Ticks all that stands out of a simulated batch. */
export async function dejarPasar(persona: Cliente, visto: Visto) {
  const { status, cuerpo } = await mover(persona, visto, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
}

export const ver = async (persona: Cliente, { id }: Pick<Visto, 'id'>) => (await persona.get(`${LOTES}/${id}`)).cuerpo;

export const lineas = async (persona: Cliente, { id }: Pick<Visto, 'id'>, consulta = '') =>
  (await persona.get(`${LOTES}/${id}/lineas?${consulta}`)).cuerpo.filas;

/** What the server does by itself with the batches whose hour came, or is over, by the clock of the test. */
export const hacerVencidos = ({ db, app, reloj }: Prueba): Promise<void> =>
  aplicarVencidos({ db, dbLarga: db, log: app.log, ahora: () => reloj.ahora ?? new Date() });
