import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, crearNota, leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

async function articuloConStock(cantidad: string, datos: Parameters<typeof sembrarArticulo>[1] = {}): Promise<string> {
  const id = await sembrarArticulo(prueba.db, datos);
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad }]);
  return id;
}

const nuevaNota = async (articuloId: string, ...cantidades: string[]) =>
  (await crearNota(admin, { renglones: cantidades.map((cantidad) => ({ articuloId, cantidad })) })).cuerpo;

describe('POST /:id/confirmar', () => {
  it('VEN-04 reserves the stock of every line', async () => {
    const id = await articuloConStock('10');
    const { status, cuerpo } = await accionar(admin, await nuevaNota(id, '4', '3'), 'confirmar');

    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      estado: 'CONFIRMADA',
      version: 2,
      renglones: [
        { reservada: '4', pendiente: '4' },
        { reservada: '3', pendiente: '3' },
      ],
    });
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 10, reservado: 7 });
  });

  it('tells whoever may deliver in that sucursal, and not who confirmed it', async () => {
    const deposito = await prueba.cliente({ rol: 'deposito', sucursales: [INICIALES.sucursal] });
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Mendoza');
    const lejos = await prueba.cliente({ rol: 'deposito', sucursales: [sucursalId] });
    const nota = await nuevaNota(await articuloConStock('10'), '4');
    await accionar(admin, nota, 'confirmar');
    const avisos = async (quien: Cliente) => (await quien.get('/api/notificaciones?tipo=nota.por_entregar')).cuerpo;
    expect((await avisos(deposito)).filas).toMatchObject([
      {
        titulo: `Nota ${nota.numero} para entregar`,
        ruta: `/ventas/finalizar-notas-de-pedido/${nota.id}`,
        datos: { quien: 'Persona de prueba' },
      },
    ]);
    expect((await avisos(lejos)).filas).toEqual([]);
    expect((await avisos(admin)).filas).toEqual([]);
  });

  it('refuses when short, saying asked, here and elsewhere of each artículo, and changes nothing', async () => {
    const { depositoId } = await sembrarSucursal(prueba.db, 'Córdoba');
    const corto = await articuloConStock('5', { codigo: 'GP-30512' });
    const sobra = await articuloConStock('5');
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: corto, cantidad: '2', depositoId }]);
    const { cuerpo: nota } = await crearNota(admin, {
      renglones: [
        { articuloId: corto, cantidad: '4' },
        { articuloId: sobra, cantidad: '5' },
        { articuloId: corto, cantidad: '3' },
      ],
    });

    const { status, cuerpo } = await accionar(admin, nota, 'confirmar');

    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({
      code: 'ventas.stock_insuficiente',
      title: 'No alcanza el stock. GP-30512: pedís 7, acá hay 5 y en otros depósitos 2',
      data: {
        faltantes: [
          {
            articuloId: corto,
            renglonIds: [nota.renglones[0].id, nota.renglones[2].id],
            pedido: '7',
            disponible: '5',
            enOtras: '2',
            otras: [{ depositoId, sucursal: 'Córdoba', disponible: '2' }],
          },
        ],
      },
    });
    expect(await leerSaldo(prueba.db, sobra)).toEqual({ fisico: 5, reservado: 0 });
    expect((await admin.get(`${NOTAS}/${nota.id}`)).cuerpo).toMatchObject({ estado: 'BORRADOR', version: 1 });
  });

  it('VEN-04 with `parcial` reserves what there is and the rest stays pending, to be reserved later', async () => {
    const id = await articuloConStock('5');
    const { cuerpo } = await accionar(admin, await nuevaNota(id, '4', '4'), 'confirmar', { parcial: true });
    expect(cuerpo).toMatchObject({ estado: 'CONFIRMADA', renglones: [{ reservada: '4' }, { reservada: '1' }] });

    expect(await accionar(admin, cuerpo, 'reservar')).toMatchObject({
      status: 409,
      cuerpo: { code: 'ventas.stock_insuficiente', data: { faltantes: [{ pedido: '3', disponible: '0' }] } },
    });
    await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: id, cantidad: '10' }]);
    const luego = await accionar(admin, cuerpo, 'reservar');
    expect(luego.cuerpo).toMatchObject({
      estado: 'CONFIRMADA',
      version: 3,
      renglones: [{ reservada: '4' }, { reservada: '4' }],
    });
    expect(await accionar(admin, luego.cuerpo, 'reservar')).toMatchObject({
      status: 409,
      cuerpo: { code: 'ventas.nada_por_reservar' },
    });
  });

  it('VEN-05 what one nota reserved another cannot take, neither by confirming nor by delivering', async () => {
    const id = await articuloConStock('5');
    await crearConfirmada(admin, { renglones: [{ articuloId: id, cantidad: '4' }] });

    const otra = await nuevaNota(id, '2');
    expect((await accionar(admin, otra, 'confirmar')).cuerpo.data.faltantes).toMatchObject([
      { pedido: '2', disponible: '1' },
    ]);
    const { cuerpo: parcial } = await accionar(admin, otra, 'confirmar', { parcial: true });
    expect((await accionar(admin, parcial, 'finalizar')).cuerpo).toMatchObject({
      code: 'ventas.stock_insuficiente',
      data: { faltantes: [{ pedido: '2', disponible: '1' }] },
    });
  });

  it('a SERVICIO is confirmed without stock', async () => {
    const servicio = await sembrarArticulo(prueba.db, { tipo: 'SERVICIO' });
    const { cuerpo } = await accionar(admin, await nuevaNota(servicio, '3'), 'confirmar');
    expect(cuerpo).toMatchObject({ estado: 'CONFIRMADA', renglones: [{ tipo: 'SERVICIO', reservada: '0' }] });
  });

  it('asks again about customer and depósito: a draft may be old', async () => {
    const id = await articuloConStock('5');
    const nota = await nuevaNota(id, '1');
    const deposito = prueba.db.updateTable('deposito').where('id', '=', INICIALES.deposito);
    await deposito.set({ principal: false, vendible: false }).execute();
    const rechazo = await accionar(admin, nota, 'confirmar');
    await deposito.set({ principal: true, vendible: true }).execute();
    expect(rechazo.cuerpo.code).toBe('ventas.deposito_no_vendible');
  });

  it('INV-12 what a loss left over-reserved is not free for anybody', async () => {
    const id = await articuloConStock('3');
    await crearConfirmada(admin, { renglones: [{ articuloId: id, cantidad: '3' }] });
    await prueba.db.updateTable('saldo_stock').set({ fisico: '1' }).where('articulo_id', '=', id).execute();

    const { cuerpo } = await accionar(admin, await nuevaNota(id, '1'), 'confirmar');
    expect(cuerpo.data.faltantes).toMatchObject([{ pedido: '1', disponible: '0' }]);
  });
});

it('a nota that nobody has is not found, whatever is asked of it', async () => {
  const nadie = { id: '01980000-0000-7000-8000-00000000dead', version: 1 };
  for (const accion of ['confirmar', 'actualizar-precios']) {
    const { status, cuerpo } = await accionar(admin, nadie, accion);
    expect([accion, status, cuerpo.code]).toEqual([accion, 404, 'comun.no_encontrado']);
  }
});

describe('at once', () => {
  it('INV-13 k confirmations of one unit over f available: exactly min(k, f) succeed, the rest get 409', async () => {
    for (const [k, f] of [
      [8, 3],
      [4, 6],
    ] as const) {
      const id = await articuloConStock(String(f));
      const notas = await Promise.all(Array.from({ length: k }, () => nuevaNota(id, '1')));
      const respuestas = await Promise.all(notas.map((nota) => accionar(admin, nota, 'confirmar')));

      const buenas = respuestas.filter(({ status }) => status === 200);
      expect(buenas).toHaveLength(Math.min(k, f));
      for (const { status, cuerpo } of respuestas.filter((una) => !buenas.includes(una))) {
        expect([status, cuerpo.code]).toEqual([409, 'ventas.stock_insuficiente']);
      }
      expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: f, reservado: Math.min(k, f) });
    }
  });

  it('the same nota confirmed by two people reserves once', async () => {
    const id = await articuloConStock('10');
    const nota = await nuevaNota(id, '2');
    const respuestas = await Promise.all([1, 2, 3, 4].map(() => accionar(admin, nota, 'confirmar')));

    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await leerSaldo(prueba.db, id)).toEqual({ fisico: 10, reservado: 2 });
  });

  it('notas that share artículos in opposite orders do not lock each other out', async () => {
    const a = await articuloConStock('50');
    const b = await articuloConStock('50');
    const notas = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        crearNota(admin, {
          renglones: (i % 2 === 0 ? [a, b] : [b, a]).map((articuloId) => ({ articuloId, cantidad: '1' })),
        }),
      ),
    );
    const respuestas = await Promise.all(notas.map(({ cuerpo }) => accionar(admin, cuerpo, 'confirmar')));
    expect(respuestas.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await leerSaldo(prueba.db, a)).toEqual({ fisico: 50, reservado: 10 });
  });
});
