import { conDiferencia, familiaYDestino, mudar, traslado } from '#campanias/c08-permisos/catalogo.ts';
import { de, fijo, ninguno, type Pedido, type Pedidos } from './pedido.ts';

const A = '/api/articulos';
const C = `${A}/clasificacion`;

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
  const subfamilia = await conDiferencia(hacer);
  const id = lugar === 'ninguno' ? ninguno() : subfamilia.id;
  const cuerpo = { version: subfamilia.version, campo: 'iva', articulos: 1, motivo: 'Orden' };
  return { ruta: `${C}/subfamilia/${id}/aplicar`, cuerpo };
};

const verDiferencias: Pedido = async ({ hacer }, lugar) => {
  const { id } = lugar === 'ninguno' ? { id: ninguno() } : await conDiferencia(hacer);
  return { ruta: `${C}/subfamilia/${id}/diferencias?campo=iva` };
};

const deshacer: Pedido = async ({ hacer }, lugar) => ({
  ruta: `${C}/lotes/${lugar === 'ninguno' ? ninguno() : (await mudar(hacer)).loteId}/deshacer`,
  cuerpo: { motivo: 'Era un error' },
});

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
  [`GET ${C}/:nivel/:id/diferencias`]: verDiferencias,
  [`POST ${C}/:nivel/:id/aplicar`]: aplicar,
  [`GET ${C}/:nivel/:id/traslado`]: verTraslado,
  [`POST ${C}/:nivel/:id/mover`]: mover,
  [`POST ${C}/:nivel/:id/fusionar`]: fusionar,
  [`GET ${C}/lotes`]: fijo(`${C}/lotes`),
  [`POST ${C}/lotes/:id/deshacer`]: deshacer,
};
