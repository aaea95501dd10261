import { crearArticulo, type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { de, fijo, ninguno, type Pedido, type Pedidos } from './pedido.ts';

const A = '/api/articulos';
const C = `${A}/clasificacion`;

const crear = (hacer: Hacer, nivel: string, cuerpo: object = {}): Promise<Registro> =>
  hacer('POST', `${A}/${nivel}`, { codigo: nuevo('K'), nombre: nuevo('Nivel '), ...cuerpo });

/** A familia in a rubro, and another rubro where it could hang. */
async function familiaYDestino(hacer: Hacer) {
  const [rubro, destino] = [await crear(hacer, 'rubros'), await crear(hacer, 'rubros')];
  return { familia: await crear(hacer, 'familias', { rubroId: rubro.id }), rubro, destino };
}

const traslado = (nodo: Registro, destino: Registro) => ({
  version: nodo.version,
  destinoId: destino.id,
  versionDestino: destino.version,
  motivo: 'Orden',
});

const mover: Pedido = async ({ hacer }, lugar) => {
  const { familia, destino } = await familiaYDestino(hacer);
  const id = lugar === 'ninguno' ? ninguno() : familia.id;
  return { ruta: `${C}/familia/${id}/mover`, cuerpo: traslado(familia, destino) };
};

const fusionar: Pedido = async ({ hacer }, lugar) => {
  const { rubro, destino } = await familiaYDestino(hacer);
  const id = lugar === 'ninguno' ? ninguno() : rubro.id;
  return { ruta: `${C}/rubro/${id}/fusionar`, cuerpo: traslado(rubro, destino) };
};

const aplicar: Pedido = async ({ hacer }, lugar) => {
  const { familia } = await familiaYDestino(hacer);
  const subfamilia = await crear(hacer, 'subfamilias', { familiaId: familia.id, ivaOmision: '27' });
  await crearArticulo(hacer, { subfamiliaId: subfamilia.id, iva: '21' });
  const id = lugar === 'ninguno' ? ninguno() : subfamilia.id;
  const cuerpo = { version: subfamilia.version, campo: 'iva', articulos: 1, motivo: 'Orden' };
  return { ruta: `${C}/subfamilia/${id}/aplicar`, cuerpo };
};

const deshacer: Pedido = async ({ hacer }, lugar) => {
  const { familia, destino } = await familiaYDestino(hacer);
  const { loteId } = await hacer<Registro & { readonly loteId: string }>(
    'POST',
    `${C}/familia/${familia.id}/mover`,
    traslado(familia, destino),
  );
  return {
    ruta: `${C}/lotes/${lugar === 'ninguno' ? ninguno() : loteId}/deshacer`,
    cuerpo: { motivo: 'Era un error' },
  };
};

const verTraslado: Pedido = async ({ hacer }, lugar) => {
  const { familia, destino } = await familiaYDestino(hacer);
  const id = lugar === 'ninguno' ? ninguno() : familia.id;
  return { ruta: `${C}/familia/${id}/traslado?modo=MOVER&destinoId=${destino.id}` };
};

export const pedidosDeClasificacion: Pedidos = {
  // The rubros of the world are called so: those where the artículos with costs are.
  [`GET ${C}/buscar`]: fijo(`${C}/buscar?buscar=rubro`),
  [`GET ${C}/:nivel/:id`]: de(
    ({ empresa }) => empresa.rubro,
    (id) => `${C}/rubro/${id}`,
  ),
  [`GET ${C}/:nivel/:id/diferencias`]: de(
    ({ empresa }) => empresa.rubro,
    (id) => `${C}/rubro/${id}/diferencias?campo=iva`,
  ),
  [`POST ${C}/:nivel/:id/aplicar`]: aplicar,
  [`GET ${C}/:nivel/:id/traslado`]: verTraslado,
  [`POST ${C}/:nivel/:id/mover`]: mover,
  [`POST ${C}/:nivel/:id/fusionar`]: fusionar,
  [`GET ${C}/lotes`]: fijo(`${C}/lotes`),
  [`POST ${C}/lotes/:id/deshacer`]: deshacer,
};
