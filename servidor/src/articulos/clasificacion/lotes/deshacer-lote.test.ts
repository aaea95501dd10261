import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => persona);

type Nodo = { readonly id: string; readonly version: number };
const EN_PLURAL = { rubro: 'rubros', familia: 'familias', subfamilia: 'subfamilias' } as const;
type Nivel = keyof typeof EN_PLURAL;

const ver = async (nivel: Nivel, id: string) => (await persona.get(`${C}/${nivel}/${id}`)).cuerpo.nodo;
async function poner(nivel: Nivel, { id }: Nodo, activo: boolean): Promise<Nodo> {
  const { version } = await ver(nivel, id);
  const { status, cuerpo } = await persona.patch(`${BASE}/${EN_PLURAL[nivel]}/${id}`, { version, activo });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
}
const inactivar = (nivel: Nivel, nodo: Nodo) => poner(nivel, nodo, false);
/** A tree whose levels are all inactive, up to one of them. */
async function arbolInactivo(hasta: Nivel) {
  const vivo = await arbol();
  const subfamilia = await inactivar('subfamilia', vivo.subfamilia);
  const familia = hasta === 'subfamilia' ? vivo.familia : await inactivar('familia', vivo.familia);
  return { subfamilia, familia, rubro: hasta === 'rubro' ? await inactivar('rubro', vivo.rubro) : vivo.rubro };
}
async function hecho(ruta: string, cuerpo: object): Promise<string> {
  const respuesta = await persona.post(`${C}/${ruta}`, cuerpo);
  expect(respuesta.status, JSON.stringify(respuesta.cuerpo)).toBe(200);
  return respuesta.cuerpo.loteId;
}
const deshacer = (loteId: string) => persona.post(`${C}/lotes/${loteId}/deshacer`, { motivo: 'Era un error' });

describe('CLA-03 undoing leaves things as they were', () => {
  it('a node that was inactive when it was merged comes back inactive, with what is below it, under a parent that is inactive too', async () => {
    const [pierde, gana] = [await arbolInactivo('rubro'), await arbol()];
    const lote = await hecho(`familia/${pierde.familia.id}/fusionar`, hacia(pierde.familia, gana.familia));
    expect(await deshacer(lote)).toMatchObject({ status: 200, cuerpo: { nodos: 1 } });
    expect(await ver('familia', pierde.familia.id)).toMatchObject({ activo: false, subfamilias: 1 });
    expect(await ver('subfamilia', pierde.subfamilia.id)).toMatchObject({
      activo: false,
      familiaId: pierde.familia.id,
    });
  });

  it('so does a subfamilia with its inactive artículos; one that is in use by now brings it back in use', async () => {
    for (const seUsa of [false, true]) {
      const [pierde, gana] = [await arbol(), await arbol()];
      const { cuerpo: articulo } = await articuloEn(pierde.subfamilia.id);
      await persona.post(`${BASE}/${articulo.id}/estado`, { version: 1, accion: 'inactivar' });
      const inactiva = await inactivar('subfamilia', pierde.subfamilia);
      const lote = await hecho(`subfamilia/${inactiva.id}/fusionar`, hacia(inactiva, gana.subfamilia));
      if (seUsa) {
        const { version } = (await persona.get(`${BASE}/${articulo.id}`)).cuerpo;
        const activado = await persona.post(`${BASE}/${articulo.id}/estado`, { version, accion: 'activar' });
        expect(activado.status, activado.texto).toBe(200);
      }
      expect(await deshacer(lote)).toMatchObject({ status: 200, cuerpo: { articulos: 1 } });
      expect((await persona.get(`${BASE}/${articulo.id}`)).cuerpo.subfamilia.id).toBe(inactiva.id);
      expect(await ver('subfamilia', inactiva.id)).toMatchObject({ activo: seUsa });
    }
  });

  it('a familia that was moved out of an inactive rubro goes back to it while it is inactive itself', async () => {
    const [sale, llega] = [await arbolInactivo('rubro'), await arbol()];
    const mover = async (familia: Nodo) => hecho(`familia/${familia.id}/mover`, hacia(familia, llega.rubro));
    const lote = await mover(sale.familia);
    expect((await deshacer(lote)).status).toBe(200);
    const vuelta = await ver('familia', sale.familia.id);
    expect(vuelta).toMatchObject({ activo: false, rubroId: sale.rubro.id });

    const otra = await mover(vuelta);
    await poner('familia', vuelta, true);
    expect((await deshacer(otra)).cuerpo.code).toBe('articulos.clasificacion_inactiva');
    expect(await ver('familia', sale.familia.id)).toMatchObject({ activo: true, rubroId: llega.rubro.id });
  });
});

describe('CLA-04 what takes the artículos that nobody classified', () => {
  it('stays active, so that they and files go on coming in, and the database refuses it by itself', async () => {
    const { version } = await ver('subfamilia', INICIALES.subfamilia);
    const respuesta = await persona.patch(`${BASE}/subfamilias/${INICIALES.subfamilia}`, { version, activo: false });
    expect(respuesta).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.clasificacion_por_omision',
        title:
          'Sin clasificar recibe los artículos que llegan sin clasificación y no se puede inactivar. Mové sus artículos a otra, o cambiale el nombre.',
      },
    });
    const apagar = prueba.db.updateTable('subfamilia').set({ activo: false }).where('omision', '=', true);
    await expect(apagar.execute()).rejects.toThrow('subfamilia_de_omision_activa');
    expect((await persona.post(BASE, { codigo: 'SIN-LUGAR', descripcion: 'x' })).status).toBe(201);
  });
});

it('INV-73 a node that went along with another one that was merged says who took it', async () => {
  const [pierde, gana] = [await arbol(), await arbol()];
  const otra = await prueba.cliente({ nombre: 'Beto Ruiz' });
  const fusion = await otra.post(`${C}/rubro/${pierde.rubro.id}/fusionar`, hacia(pierde.rubro, gana.rubro));
  expect(fusion.status, fusion.texto).toBe(200);
  const tarde = await persona.patch(`${BASE}/familias/${pierde.familia.id}`, { version: 1, nombre: 'Otro nombre' });
  expect(tarde.cuerpo).toMatchObject({ code: 'comun.version_vieja', data: { quien: 'Beto Ruiz', version: 2 } });
});
