import { crearNivel } from '#campanias/c08-permisos/catalogo.ts';
import { type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { ninguno, type Pedido, type Pedidos } from './pedido.ts';

const C = '/api/articulos/campos';

/** A campo asked for in a rubro of its own. */
async function crearCampo(hacer: Hacer): Promise<{ readonly campo: Registro; readonly rubro: Registro }> {
  const rubro = await crearNivel(hacer, 'rubros');
  const cuerpo = { nombre: nuevo('Campo '), tipo: 'TEXTO', nivel: 'rubro', nodoId: rubro.id };
  return { campo: await hacer('POST', C, cuerpo), rubro };
}

const sobreUno =
  (sufijo: string, cuerpo?: (version: number, nodoId: string) => object): Pedido =>
  async ({ hacer }, lugar) => {
    const { campo, rubro } = await crearCampo(hacer);
    const id = lugar === 'ninguno' ? ninguno() : campo.id;
    const ruta = `${C}/${id}${sufijo}`;
    if (cuerpo === undefined) return { ruta: `${ruta}?nivel=rubro&nodoId=${rubro.id}` };
    return { ruta, cuerpo: cuerpo(campo.version, rubro.id) };
  };

const pedirEnOtro: Pedido = async ({ hacer }, lugar) => {
  const { campo } = await crearCampo(hacer);
  const { id: nodoId } = await crearNivel(hacer, 'rubros');
  const id = lugar === 'ninguno' ? ninguno() : campo.id;
  return { ruta: `${C}/${id}/pedir`, cuerpo: { version: campo.version, nivel: 'rubro', nodoId } };
};

export const pedidosDeCampos: Pedidos = {
  [`GET ${C}`]: async ({ hacer }) => {
    await crearCampo(hacer);
    return { ruta: C };
  },
  [`POST ${C}`]: async ({ hacer }) => ({
    ruta: C,
    cuerpo: {
      ...{ nombre: nuevo('Campo '), tipo: 'SI_NO' },
      ...{ nivel: 'rubro', nodoId: (await crearNivel(hacer, 'rubros')).id },
    },
  }),
  [`PATCH ${C}/:id`]: sobreUno('', (version) => ({ version, nombre: nuevo('Campo ') })),
  [`GET ${C}/:id/uso`]: sobreUno('/uso'),
  [`POST ${C}/:id/pedir`]: pedirEnOtro,
  [`POST ${C}/:id/soltar`]: sobreUno('/soltar', (version, nodoId) => ({
    version,
    nivel: 'rubro',
    nodoId,
    articulos: 0,
  })),
};
