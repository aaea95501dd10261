import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { regir } from '#ventas/kits/ayudas-de-prueba.ts';

const A = '/api/articulos';
const PORQUE = 'Se creó dos veces';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Creado = { readonly id: string; readonly version: number; readonly codigo: string };
let serie = 0;
async function nuevo(mas: object = {}): Promise<Creado> {
  serie += 1;
  return (await admin.post(A, { codigo: `ESP-${serie}-`, descripcion: `Bomba ${serie}`, ...mas })).cuerpo;
}
const ficha = async (id: string) => (await admin.get(`${A}/${id}`)).cuerpo;
async function pedir(perdedor: string, ganador: string) {
  const [uno, otro] = [await ficha(perdedor), await ficha(ganador)];
  return admin.post(`${A}/${perdedor}/fusion`, {
    ...{ version: uno.version, enId: ganador, versionDelOtro: otro.version, motivo: PORQUE },
  });
}

const de = (articuloId: string) => ({ renglones: [{ articuloId, cantidad: '1', sinCargo: true }] });
const componente = async () => ({ componenteId: (await nuevo()).id, cantidad: '1' });
const ajustar = (articuloId: string) =>
  admin.post('/api/stock/ajustes', {
    ...{ depositoId: INICIALES.deposito, motivoId: INICIALES.motivoRotura },
    renglones: [{ articuloId, cantidad: '-1' }],
  });

/** A kit sold with two of it, of which there is one: the other one is not reserved, and the kit is made otherwise now. */
async function kitPendiente(articuloId: string): Promise<void> {
  const kit = await nuevo({ tipo: 'KIT' });
  await regir(admin, kit.id, [{ componenteId: articuloId, cantidad: '1' }]);
  const { cuerpo: nota } = await crearNota(admin, {
    renglones: [{ articuloId: kit.id, cantidad: '2', sinCargo: true }],
  });
  expect((await accionar(admin, nota, 'confirmar', { parcial: true })).status).toBe(200);
  await regir(admin, kit.id, [await componente()]);
}

describe('ART-27 INV-09 what a merge waits for', () => {
  it.each([
    ['a nota with what is reserved of it', 'RESERVA', (id: string) => crearConfirmada(admin, de(id))],
    ['a draft of a nota', 'NOTA', (id: string) => crearNota(admin, de(id))],
    ['a draft of an adjustment', 'AJUSTE', (id: string) => ajustar(id)],
    ['an estructura of its own', 'ESTRUCTURA', async (id: string) => regir(admin, id, [await componente()])],
    [
      'an estructura that takes it',
      'ESTRUCTURA',
      async (id: string) => regir(admin, (await nuevo()).id, [{ componenteId: id, cantidad: '1' }]),
    ],
    [
      'an estructura that may take it in place of another',
      'ESTRUCTURA',
      async (id: string) => regir(admin, (await nuevo()).id, [{ ...(await componente()), sustitutos: [id] }]),
    ],
    ['a kit that waits for it, made otherwise since', 'NOTA', (id: string) => kitPendiente(id)],
  ] as const)('waits for %s, which is named and stays as it was', async (_, tipo, atar) => {
    const [perdedor, ganador] = [await nuevo(), await nuevo()];
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: perdedor.id, cantidad: '1' }]);
    await atar(perdedor.id);
    const vista = (await admin.get(`${A}/${perdedor.id}/fusion?enId=${ganador.id}`)).cuerpo;
    expect(vista.reparos).toContainEqual(
      expect.objectContaining({ razon: 'PENDIENTE', dependencia: expect.objectContaining({ tipo }) }),
    );
    const negada = await pedir(perdedor.id, ganador.id);
    expect(negada.cuerpo).toMatchObject({ status: 409, code: 'articulos.fusion_con_reparos' });
    const { version } = await ficha(perdedor.id);
    const baja = await admin.post(`${A}/${perdedor.id}/estado`, { version, accion: 'inactivar' });
    expect(baja.cuerpo.code).toBe('articulos.con_dependencias');
  });

  it('what is past follows nobody: a draft and an old version of an estructura keep naming who gave way', async () => {
    const [perdedor, ganador, armado] = [await nuevo(), await nuevo(), await nuevo()];
    await regir(admin, armado.id, [{ componenteId: perdedor.id, cantidad: '1' }]);
    await regir(admin, armado.id, [await componente()]);
    const lineas = [{ componenteId: perdedor.id, cantidad: '2' }];
    const borrador = (await admin.post(`${A}/estructuras`, { articuloId: armado.id, lineas })).cuerpo;
    const sustituto = [{ ...lineas[0], componenteId: (await nuevo()).id, sustitutos: [perdedor.id] }];
    const otro = await nuevo();
    await admin.post(`${A}/estructuras`, { articuloId: otro.id, lineas: sustituto });
    const suya = [{ componenteId: (await nuevo()).id, cantidad: '1' }];
    await admin.post(`${A}/estructuras`, { articuloId: perdedor.id, lineas: suya });
    const vista = (await admin.get(`${A}/${perdedor.id}/fusion?enId=${ganador.id}`)).cuerpo;
    expect(vista.borradores).toEqual(
      [
        { codigo: perdedor.codigo, numero: 1 },
        { codigo: armado.codigo, numero: 3 },
        { codigo: otro.codigo, numero: 1 },
      ].toSorted((a, b) => (a.codigo < b.codigo ? -1 : 1)),
    );
    expect((await pedir(perdedor.id, ganador.id)).status).toBe(200);
    const puesta = await admin.post(`${A}/estructuras/${borrador.id}/estado`, {
      version: borrador.version,
      accion: 'poner_vigente',
    });
    expect(puesta.cuerpo).toMatchObject({
      code: 'articulos.estructura_sin_uso',
      title: `No puede regir con ${perdedor.codigo}, que se fusionó en ${ganador.codigo} y no vuelve a activarse: usá ${ganador.codigo}.`,
      data: { codigos: [], fusionados: [{ codigo: perdedor.codigo, otro: ganador.codigo }] },
    });
  });
});
