import { crearArticulo } from '#campanias/c08-permisos/mundo.ts';
import { articulo, ninguno, type Pedidos, sobre } from './pedido.ts';

const A = '/api/articulos';

export const pedidosDeFusion: Pedidos = {
  [`GET ${A}/:id/fusion`]: async ({ hacer }, lugar) => {
    const [uno, otro] = [await crearArticulo(hacer), await crearArticulo(hacer)];
    return { ruta: `${A}/${lugar === 'ninguno' ? ninguno() : uno.id}/fusion?enId=${otro.id}` };
  },
  [`POST ${A}/:id/fusion`]: async (terreno, lugar) => {
    const otro = await articulo(terreno);
    return sobre({
      crear: articulo,
      ruta: (id) => `${A}/${id}/fusion`,
      cuerpo: ({ version }) => ({
        version,
        enId: otro.id,
        versionDelOtro: otro.version,
        motivo: 'Se creó dos veces',
      }),
    })(terreno, lugar);
  },
};
