import { conDiferencia, familiaYDestino, mudar, traslado } from '#campanias/c08-permisos/catalogo.ts';
import type { Registro } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar } from '#campanias/c08-permisos/tabla/esperar.ts';
import { de, fijo, ninguno, type Pedido, type Pedidos } from './pedido.ts';

const A = '/api/articulos';
const C = `${A}/clasificacion`;

const idEn = (lugar: Lugar, { id }: Registro): string => (lugar === 'ninguno' ? ninguno() : id);

const mover: Pedido = async ({ hacer }, lugar) => {
  const { familia, destino } = await familiaYDestino(hacer);
  return { ruta: `${C}/familia/${idEn(lugar, familia)}/mover`, cuerpo: traslado(familia, destino) };
};

const fusionar: Pedido = async ({ hacer }, lugar) => {
  const { rubro, destino } = await familiaYDestino(hacer);
  return { ruta: `${C}/rubro/${idEn(lugar, rubro)}/fusionar`, cuerpo: traslado(rubro, destino) };
};

const aplicar: Pedido = async ({ hacer }, lugar) => {
  const subfamilia = await conDiferencia(hacer);
  const cuerpo = { version: subfamilia.version, campo: 'iva', articulos: 1, motivo: 'Orden' };
  return { ruta: `${C}/subfamilia/${idEn(lugar, subfamilia)}/aplicar`, cuerpo };
};

const verDiferencias: Pedido = async ({ hacer }, lugar) => ({
  ruta: `${C}/subfamilia/${idEn(lugar, await conDiferencia(hacer))}/diferencias?campo=iva`,
});

const deshacer: Pedido = async ({ hacer }, lugar) => ({
  ruta: `${C}/lotes/${lugar === 'ninguno' ? ninguno() : (await mudar(hacer)).loteId}/deshacer`,
  cuerpo: { motivo: 'Era un error' },
});

const verTraslado: Pedido = async ({ hacer }, lugar) => {
  const { familia, destino } = await familiaYDestino(hacer);
  return { ruta: `${C}/familia/${idEn(lugar, familia)}/traslado?modo=MOVER&destinoId=${destino.id}` };
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
  [`GET ${C}/lotes/exportar`]: fijo(`${C}/lotes/exportar`),
  [`POST ${C}/lotes/:id/deshacer`]: deshacer,
};
