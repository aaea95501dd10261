import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, lista, ponerCosto, SIN_NADIE } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { verificacionDeCambiosDeCosto } from './verificacion.ts';

const CAMBIOS = '/api/articulos/cambios-de-costo';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

const MAS_DIEZ = { tipo: 'PORCENTAJE', valor: '10' };
const deIds = (...ids: string[]) => ({ de: 'ids', ids });
const costos = async (id: string) => (await persona.get(`/api/articulos/${id}/costos`)).cuerpo.filas;
const costo = async (id: string) => (await costos(id))[0]?.importe ?? null;
const verCambio = async (seleccion: object, cambio: object = MAS_DIEZ, quien = persona) =>
  quien.post(`${CAMBIOS}/vista-previa`, { seleccion, cambio });

/** As the panel does: looks, and writes over what it saw. */
async function cambiar(seleccion: object, cambio: object = MAS_DIEZ, mas: object = {}) {
  const { cambian, huella } = (await verCambio(seleccion, cambio)).cuerpo;
  return persona.post(CAMBIOS, { seleccion, cambio, cambian, huella, motivo: 'Aumento de noviembre', ...mas });
}
const deshacer = (id: string, quien = persona) => quien.post(`${CAMBIOS}/${id}/deshacer`, { motivo: 'Era un error' });
const lineasDe = async (id: string, mas = '') => (await persona.get(`${CAMBIOS}/${id}/lineas${mas}`)).cuerpo.filas;

async function conCosto(importe: string, { moneda = 'ARS', ...resto }: { moneda?: string; precio?: string } = {}) {
  const id = await articulo(persona, resto);
  await ponerCosto(persona, id, { importe, moneda });
  return id;
}

describe('UA-09 mass change of cost', () => {
  it('shows old and new, the margin now and then, and what stands out first, and writes nothing', async () => {
    const normal = await conCosto('100', { precio: '150' });
    const justo = await conCosto('100', { precio: '105' });
    const mudo = await articulo(persona, { precio: '10' });
    const { status, cuerpo } = await verCambio(deIds(normal, justo, mudo));
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      elegidos: 3,
      cambian: 2,
      quedan: [{ motivo: 'SIN_COSTO', articulos: 1 }],
      lista: 'Lista 1',
      porMoneda: [{ moneda: 'ARS', articulos: 2, antes: '200.00', despues: '220.00' }],
      margenMedioAntes: '27.5',
      margenMedioDespues: '15.91',
      sinPrecio: 0,
      siguen: 0,
      deProveedor: 0,
      porAlerta: [{ alerta: 'BAJO_MARGEN', articulos: 1 }],
    });
    expect(cuerpo.muestra).toMatchObject([
      {
        id: justo,
        antes: '100.00',
        despues: '110.00',
        variacion: '10',
        margenAntes: '5',
        margenDespues: '-4.55',
        alertas: ['BAJO_MARGEN'],
      },
      { id: normal, margenAntes: '50', margenDespues: '36.36', alertas: [] },
    ]);
    expect(await costo(normal)).toBe('100.00');
  });

  it('an amount touches only the costs of its currency, and tells what it leaves out and why', async () => {
    const [pesos, dolares, poco] = [
      await conCosto('100'),
      await conCosto('100', { moneda: 'USD' }),
      await conCosto('5'),
    ];
    const seleccion = deIds(pesos, dolares, poco);
    const menosDiez = { tipo: 'IMPORTE', valor: '-10', moneda: 'ARS' };
    expect((await verCambio(seleccion, menosDiez)).cuerpo.quedan).toEqual([
      { motivo: 'OTRA_MONEDA', articulos: 1 },
      { motivo: 'FUERA_DE_RANGO', articulos: 1 },
    ]);
    const { status, cuerpo } = await cambiar(seleccion, menosDiez);
    expect([status, cuerpo.articulos, cuerpo.quedan]).toEqual([201, 1, 2]);
    expect([await costo(pesos), await costo(dolares), await costo(poco)]).toEqual(['90.00', '100.00', '5.00']);
    const filas = await lineasDe(cuerpo.id);
    expect(new Map(filas.map((fila: { id: string; queda: string }) => [fila.id, fila.queda]))).toEqual(
      new Map([
        [pesos, null],
        [dolares, 'OTRA_MONEDA'],
        [poco, 'FUERA_DE_RANGO'],
      ]),
    );
    expect(await lineasDe(cuerpo.id, '?que=CAMBIAN')).toMatchObject([
      { antes: '100.00', despues: '90.00', variacion: '-10' },
    ]);
    const { texto } = await persona.get(`${CAMBIOS}/${cuerpo.id}/exportar?que=QUEDAN`);
    expect(texto).toContain('Su costo está en otra moneda');
    expect(texto).toContain('Quedaría en cero o menos, o demasiado alto');
  });

  it('tells its history where it comes from, its trail what changed, and raises the version', async () => {
    const id = await conCosto('100');
    const { version } = (await persona.get(`/api/articulos/${id}`)).cuerpo;
    await cambiar(deIds(id));
    expect(await costos(id)).toMatchObject([
      { importe: '110.00', origen: '+10 %: Aumento de noviembre', vigente: true, creadoPor: 'R. Núñez' },
      { importe: '100.00', vigente: false },
    ]);
    expect((await persona.get(`/api/articulos/${id}`)).cuerpo.version).toBe(version + 1);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({
      accion: 'articulo.costo',
      motivo: 'Aumento de noviembre',
      campos: [{ campo: 'costo de reposición', antes: 'ARS 100.0000', despues: 'ARS 110.0000' }],
    });
  });

  it('chooses by a filter too, but for some', async () => {
    const marca = `Filtrada ${Date.now()}`;
    const ids = [];
    for (const n of ['1', '2', '3']) {
      const id = await conCosto('100');
      const { version } = (await persona.get(`/api/articulos/${id}`)).cuerpo;
      await persona.patch(`/api/articulos/${id}`, { version, descripcion: `${marca} ${n}` });
      ids.push(id);
    }
    const [uno = '', dos = '', tres = ''] = ids;
    const { cuerpo } = await cambiar({ de: 'filtro', filtro: { buscar: marca }, salvo: [dos] });
    expect(cuerpo.articulos).toBe(2);
    expect([await costo(uno), await costo(dos), await costo(tres)]).toEqual(['110.00', '100.00', '110.00']);
  });

  it('RN-18 says how many follow a proveedor, whose own cost stays and holds again when it changes', async () => {
    const id = await articulo(persona);
    const { cuerpo: proveedor } = await persona.post('/api/articulos/proveedores', {
      razonSocial: 'Bosch',
      condicionIva: 8,
    });
    const trato = { proveedorId: proveedor.id, codigo: 'B-1', costo: '70' };
    await persona.post(`/api/articulos/${id}/proveedores`, trato);
    expect((await verCambio(deIds(id))).cuerpo).toMatchObject({ deProveedor: 1, muestra: [{ deProveedor: true }] });
    await cambiar(deIds(id));
    expect(await costo(id)).toBe('77.00');
    expect((await verCambio(deIds(id))).cuerpo.deProveedor).toBe(0);
    const { filas } = (await persona.get(`/api/articulos/${id}/proveedores`)).cuerpo;
    expect(filas).toMatchObject([{ costo: '70.00', principal: true }]);
    const suyo = `/api/articulos/${id}/proveedores/${proveedor.id}`;
    expect((await persona.patch(suyo, { version: 1, costo: '71' })).status).toBe(200);
    expect(await costo(id)).toBe('71.00');
  });

  it('where prices are worked out of the cost, they move with it and no margin is foretold', async () => {
    const derivada = await lista(persona, { derivacion: { base: 'COSTO_REPOSICION', coeficiente: '1.5' } });
    const id = await conCosto('100');
    const deOmision = async (cual: string, anterior: string) => {
      await sql`update lista_precio set omision = false where id = ${anterior}`.execute(prueba.db);
      await sql`update lista_precio set omision = true where id = ${cual}`.execute(prueba.db);
    };
    await deOmision(derivada.id, INICIALES.lista);
    const { cuerpo } = await verCambio(deIds(id));
    await deOmision(INICIALES.lista, derivada.id);
    expect(cuerpo).toMatchObject({
      lista: derivada.nombre,
      siguen: 1,
      margenMedioDespues: null,
      porAlerta: [],
      muestra: [{ margenAntes: '50', margenDespues: null, sigue: true }],
    });
  });

  it('undoes: gives back what was, as old as it was, leaves alone what changed since and names it', async () => {
    const [quieto, tocado] = [await conCosto('100'), await conCosto('100')];
    const { cuerpo: hecho } = await cambiar(deIds(quieto, tocado));
    await ponerCosto(persona, tocado, { importe: '130' });
    const { status, cuerpo: vuelta } = await deshacer(hecho.id);
    expect([status, vuelta.articulos, vuelta.quedan]).toEqual([201, 1, 1]);
    expect([await costo(quieto), await costo(tocado)]).toEqual(['100.00', '130.00']);
    expect(await lineasDe(vuelta.id, '?que=QUEDAN')).toMatchObject([{ id: tocado, queda: 'CAMBIO_DESPUES' }]);
    const [primero, , original] = await costos(quieto);
    expect(primero.origen).toBe(original.origen);

    expect((await deshacer(hecho.id)).cuerpo).toMatchObject({
      code: 'articulos.lote_no_se_deshace',
      title: 'Ese cambio ya se deshizo.',
    });
    expect((await deshacer(vuelta.id)).cuerpo.code).toBe('articulos.lote_no_se_deshace');
    expect((await deshacer(SIN_NADIE)).status).toBe(404);
    const { filas } = (await persona.get(CAMBIOS)).cuerpo;
    expect(filas.slice(0, 2)).toMatchObject([
      { tipo: 'DESHACER', articulos: 1, quedan: 1, motivo: 'Era un error' },
      { tipo: 'CAMBIAR', pedido: '+10 %', articulos: 2, quedan: 0, quien: 'R. Núñez', deshecho: { quien: 'R. Núñez' } },
    ]);
    expect(await prueba.db.transaction().execute((tx) => verificacionDeCambiosDeCosto.consulta(tx))).toEqual([]);
  });

  it('undoes no cost that somebody wrote since, though it is the same: it is of then, and of whom they say', async () => {
    const id = await conCosto('100');
    const { cuerpo: hecho } = await cambiar(deIds(id));
    await ponerCosto(persona, id, { importe: '110', origen: 'Factura de diciembre' });
    expect((await deshacer(hecho.id)).cuerpo.code).toBe('articulos.lote_no_se_deshace');
    expect((await costos(id))[0]).toMatchObject({ importe: '110.00', origen: 'Factura de diciembre' });
  });

  it('writes over what was seen: with another cost, or others, nothing changes', async () => {
    const [id, otro] = [await conCosto('100'), await conCosto('100')];
    const { cambian, huella } = (await verCambio(deIds(id))).cuerpo;
    const pedido = { seleccion: deIds(id), cambio: MAS_DIEZ, cambian, huella, motivo: 'Aumento' };
    expect((await persona.post(CAMBIOS, { ...pedido, seleccion: deIds(otro) })).cuerpo.code).toBe(
      'articulos.costos_distintos',
    );
    await ponerCosto(persona, id, { importe: '105' });
    expect(await persona.post(CAMBIOS, pedido)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.costos_distintos' },
    });
    expect(await costo(id)).toBe('105.00');
  });

  it.for(Array.from({ length: 6 }, (_, vez) => vez))(
    'two who raise the same ones at once raise them once (%i)',
    async () => {
      const ids = [await conCosto('100'), await conCosto('100')];
      const otra = await prueba.cliente();
      const { cambian, huella } = (await verCambio(deIds(...ids))).cuerpo;
      const pedido = { cambio: MAS_DIEZ, cambian, huella, motivo: 'Aumento' };
      const hechos = await Promise.all([
        persona.post(CAMBIOS, { ...pedido, seleccion: deIds(...ids) }),
        otra.post(CAMBIOS, { ...pedido, seleccion: deIds(...ids.toReversed()) }),
      ]);
      expect(hechos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await Promise.all(ids.map(costo))).toEqual(['110.00', '110.00']);
    },
  );

  it.for(Array.from({ length: 6 }, (_, vez) => vez))(
    'two who undo it at once undo it once, and a cost written meanwhile stays (%i)',
    async () => {
      const [id, escrito] = [await conCosto('100'), await conCosto('100')];
      const { cuerpo: hecho } = await cambiar(deIds(id, escrito));
      const otra = await prueba.cliente();
      const [una, dos] = await Promise.all([
        deshacer(hecho.id),
        deshacer(hecho.id, otra),
        ponerCosto(persona, escrito, { importe: '130' }),
      ]);
      expect([una.status, dos.status].toSorted()).toEqual([201, 409]);
      expect([await costo(id), await costo(escrito)]).toEqual(['100.00', '130.00']);
    },
  );

  it('refuses who may not write costs, shows none to who may not see them, and nothing that is no change', async () => {
    const id = await conCosto('100');
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await verCambio(deIds(id), MAS_DIEZ, vendedor)).status).toBe(403);
    expect((await vendedor.get(CAMBIOS)).status).toBe(403);
    const escribe = await prueba.cliente({ permisos: ['articulo.ver', 'costo.modificar'] });
    expect((await verCambio(deIds(id), MAS_DIEZ, escribe)).status).toBe(403);
    const sinPrecios = await prueba.cliente({ permisos: ['articulo.ver', 'costo.ver', 'costo.modificar'] });
    const { cambian, huella } = (await verCambio(deIds(id), MAS_DIEZ, sinPrecios)).cuerpo;
    const pedido = { seleccion: deIds(id), cambio: MAS_DIEZ, cambian, huella, motivo: 'Aumento' };
    expect((await sinPrecios.post(CAMBIOS, { ...pedido, proponerPrecios: true })).status).toBe(403);
    expect((await sinPrecios.post(CAMBIOS, pedido)).status).toBe(201);
    expect((await verCambio(deIds(id), { tipo: 'PORCENTAJE', valor: '0' })).cuerpo.issues).toMatchObject([
      { path: ['cambio', 'valor'], message: 'No puede ser cero.' },
    ]);
    expect((await verCambio(deIds(id), { tipo: 'IMPORTE', valor: '5' })).status).toBe(400);
    expect((await verCambio(deIds(id), { tipo: 'PORCENTAJE', valor: '-100' })).status).toBe(400);
  });
});
