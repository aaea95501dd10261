import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { type MundoDeListas, mundoDeListas } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
let mundo: MundoDeListas;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
  mundo = mundoDeListas(admin);
});
afterAll(() => prueba.cerrar());

describe('GAP-18 the list of a proveedor', () => {
  it('is compared line by line: new, up, down, equal, gone, unmatched', async () => {
    const { proveedorId, archivo, n } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId);
    const { filas } = (await admin.get(mundo.ruta(id, '/lineas'))).cuerpo;
    expect(
      filas.map((fila: Record<string, unknown>) => [fila.codigo, fila.situacion, fila.neto, fila.variacion]),
    ).toEqual([
      [`P-S-${n}`, 'SUBE', '73.872', '20'],
      [`P-B-${n}`, 'BAJA', '30.78', '-50'],
      [`P-I-${n}`, 'IGUAL', '61.56', '0'],
      [`N-${n}`, 'NUEVA', '6.156', null],
      [`X-${n}`, 'SIN_ARTICULO', '4.617', null],
      [`P-F-${n}`, 'FALTA', null, null],
    ]);
    expect(filas.map(({ por, incluida, alerta }: Record<string, unknown>) => [por, incluida, alerta])).toEqual([
      ['PROVEEDOR', true, false],
      ['PROVEEDOR', true, true],
      ['PROVEEDOR', true, false],
      ['PROPIO', true, false],
      [null, false, false],
      [null, false, false],
    ]);
    const vista = (await admin.get(mundo.ruta(id))).cuerpo;
    expect(vista).toMatchObject({
      leidas: 7,
      rechazadas: 2,
      crear: 1,
      actualizar: 2,
      sinCambios: 1,
      formato: { encabezado: 2 },
    });
    expect(vista.lista.situaciones).toMatchObject([
      { situacion: 'NUEVA', lineas: 1, antes: null, despues: '6.16' },
      {
        situacion: 'SUBE',
        lineas: 1,
        incluidas: 1,
        porConfirmar: 0,
        antes: '61.56',
        despues: '73.87',
        variacion: '20.00',
      },
      { situacion: 'BAJA', lineas: 1, porConfirmar: 1 },
      { situacion: 'IGUAL', lineas: 1 },
      { situacion: 'SIN_ARTICULO', lineas: 1, incluidas: 0 },
      { situacion: 'FALTA', lineas: 1, incluidas: 0, antes: '61.56' },
    ]);
    expect(await mundo.lineas(id, 'situacion=SUBE')).toHaveLength(1);
    expect(await mundo.lineas(id, `buscar=N-${n}`)).toMatchObject([{ situacion: 'NUEVA' }]);
    expect(await mundo.lineas(id, 'buscar=nadie%20conoce')).toMatchObject([{ situacion: 'SIN_ARTICULO' }]);
    const csv = await admin.get(mundo.ruta(id, '/lineas/exportar?situacion=BAJA'));
    expect(csv.texto).toContain(`P-B-${n}`);
    expect(csv.texto).not.toContain(`P-S-${n}`);
  });

  it('is applied in one go, only once what moves too much is ticked, and remembers how it was read', async () => {
    const { proveedorId, archivo, n, ...a } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId);
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({
      code: 'importaciones.lista_por_confirmar',
      data: { lineas: 1 },
    });
    const confirmada = await mundo.decidir(id, 'marcar', {
      marca: 'confirmar',
      cuales: { filtro: { porConfirmar: 'true' } },
    });
    expect(confirmada).toMatchObject({ status: 200, cuerpo: { lineas: 1 } });
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: { situacion: 'SIN_ARTICULO' } } });
    await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: { situacion: 'FALTA' } } });
    const aplicada = await mundo.hacer(id, 'aplicar');
    expect(aplicada).toMatchObject({ estado: 'APLICADA', fallo: null, crear: 2, actualizar: 3, sinCambios: 1 });

    expect(await mundo.tratosDe(a.sube)).toMatchObject({
      filas: [{ costo: '120.00', costoNeto: '73.872', descuentos: ['20', '10', '10', '5'] }],
      reposicion: { importe: '73.872', origen: `Distribuidora ${n} · lista.csv` },
    });
    expect(await mundo.tratosDe(a.nuevo)).toMatchObject({
      filas: [{ codigo: `N-${n}`, costo: '10.00', principal: true }],
    });
    expect((await mundo.tratosDe(a.falta)).filas).toMatchObject([
      { costo: '100.00', fueraDeLista: expect.any(String) },
    ]);
    const [creado] = (await admin.get(`/api/articulos?buscar=X-${n}&estado=BORRADOR`)).cuerpo.filas;
    expect(creado).toMatchObject({ codigo: `X-${n}`, descripcion: 'Nadie lo conoce', estado: 'BORRADOR' });
    // The search finds it by the code of the list.
    expect((await admin.get(`/api/articulos?buscar=P-S-${n}`)).cuerpo.filas).toMatchObject([{ id: a.sube }]);

    // Next month: the same list changes nothing, and is read as the last one.
    const segunda = (await mundo.subir(archivo, proveedorId)).cuerpo;
    expect(segunda).toMatchObject({ perfil: `Distribuidora ${n}`, formato: { encabezado: 2 }, anterior: { id } });
    expect(await mundo.hacer(segunda.id, 'validar')).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 5 });
    const historia = (await admin.get(`/api/importaciones?proveedorId=${proveedorId}`)).cuerpo.filas;
    expect(historia.map(({ estado, proveedor: de }: Record<string, string>) => [estado, de])).toEqual([
      ['VALIDADA', `Distribuidora ${n}`],
      ['APLICADA', `Distribuidora ${n}`],
    ]);
  });

  it('is taken back with one click, but for what somebody changed since, which is listed', async () => {
    const { proveedorId, archivo, n, ...a } = await mundo.negocio();
    const foto = async () =>
      (
        await prueba.pool.query(
          `select a.codigo, a.estado, a.costo_reposicion, a.costo_reposicion_fecha, a.costo_reposicion_origen, t.costo, t.descuentos, t.multiplo, t.principal, t.fuera_de_lista,
                  t.actualizado_en, (select valor from codigo_articulo k where k.articulo_id = a.id and k.proveedor_id = t.proveedor_id)
             from articulo a left join articulo_proveedor t on t.articulo_id = a.id where a.codigo like $1 order by 1`,
          [`%-${n}`],
        )
      ).rows;
    const antes = await foto();
    const aplicar = async () => {
      const id = await mundo.comparada(archivo, proveedorId);
      await mundo.decidir(id, 'marcar', { marca: 'confirmar', cuales: { filtro: {} } });
      await mundo.decidir(id, 'marcar', { marca: 'incluir', cuales: { filtro: {} } });
      expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
      return id;
    };
    const primera = await aplicar();
    expect(await foto()).not.toEqual(antes);
    expect(await mundo.hacer(primera, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0, fallo: null });
    expect(await foto()).toEqual(antes);
    // It holds from now on, and is as old as it was: the last of its history is the one the artículo has.
    const { rows } = await prueba.pool.query(
      `select c.fecha = a.costo_reposicion_fecha as suya, c.desde > c.fecha as vuelta, c.importe = a.costo_reposicion as igual
         from articulo a, lateral (select * from costo_reposicion c where c.articulo_id = a.id
                                   order by c.desde desc, c.id desc limit 1) c where a.id = $1`,
      [a.sube],
    );
    expect(rows).toEqual([{ suya: true, vuelta: true, igual: true }]);

    const otra = await aplicar();
    const { version } = (await mundo.tratosDe(a.sube)).filas[0];
    await admin.patch(`/api/articulos/${a.sube}/proveedores/${proveedorId}`, { version, costo: '125' });
    expect(await mundo.hacer(otra, 'revertir')).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 1 });
    expect(await mundo.tratosDe(a.sube)).toMatchObject({
      filas: [{ costo: '125.00' }],
      reposicion: { importe: '76.95' },
    });
    expect(await mundo.lineas(otra, 'apartada=true')).toMatchObject([
      { codigo: `P-S-${n}`, noRevertida: 'Alguien cambió después lo que pide el proveedor.' },
    ]);
    const despues = (await foto()).filter(({ codigo }) => codigo !== `S-${n}`);
    expect(despues).toEqual(antes.filter(({ codigo }) => codigo !== `S-${n}`));
  });

  it('leaves alone what somebody changed after it was compared', async () => {
    const { proveedorId, archivo, n, ...a } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
    const { version } = (await mundo.tratosDe(a.sube)).filas[0];
    await admin.patch(`/api/articulos/${a.sube}/proveedores/${proveedorId}`, { version, costo: '130' });
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', lista: { omitidas: 1 } });
    expect((await mundo.tratosDe(a.sube)).filas).toMatchObject([{ costo: '130.00' }]);
    expect(await mundo.lineas(id, 'apartada=true')).toMatchObject([{ codigo: `P-S-${n}`, omitida: 'CAMBIO' }]);
  });

  it('a line is linked by hand to an artículo, and from then on its code finds it', async () => {
    const { proveedorId, archivo, n, ...a } = await mundo.negocio();
    const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
    const suelta = (await mundo.lineas(id, 'situacion=SIN_ARTICULO'))[0].linea;
    const ajeno = await mundo.decidir(id, 'vincular', { linea: suelta, articuloId: a.sube });
    expect(ajeno.cuerpo).toMatchObject({
      code: 'importaciones.articulo_ya_en_lista',
      data: { codigo: `S-${n}`, fila: 3 },
    });
    const inactivo = await mundo.articulo(`INACTIVO-${n}`);
    await admin.post(`/api/articulos/${inactivo}/estado`, { version: 1, accion: 'inactivar' });
    expect(await mundo.decidir(id, 'vincular', { linea: suelta, articuloId: inactivo })).toMatchObject({ status: 400 });

    // What was missing is not any more, and is compared with what was asked for it.
    expect(await mundo.decidir(id, 'vincular', { linea: suelta, articuloId: a.falta })).toMatchObject({ status: 200 });
    expect(await mundo.lineas(id, 'situacion=FALTA')).toEqual([]);
    expect(await mundo.lineas(id, `buscar=X-${n}`)).toMatchObject([
      { situacion: 'BAJA', por: 'A_MANO', variacion: '-92.5', alerta: true, incluida: true },
    ]);
    await mundo.decidir(id, 'vincular', { linea: suelta, articuloId: null });
    expect(await mundo.lineas(id, 'situacion=FALTA')).toHaveLength(1);
    await mundo.decidir(id, 'vincular', { linea: suelta, articuloId: a.falta });
    await mundo.decidir(id, 'marcar', { marca: 'confirmar', cuales: { lineas: [suelta] } });
    expect(await mundo.hacer(id, 'aplicar')).toMatchObject({ estado: 'APLICADA', fallo: null });
    expect((await mundo.tratosDe(a.falta)).filas).toMatchObject([{ codigo: `X-${n}`, costo: '7.50' }]);
    const segunda = await mundo.comparada(archivo, proveedorId);
    expect(await mundo.lineas(segunda, `buscar=X-${n}`)).toMatchObject([{ situacion: 'IGUAL', por: 'PROVEEDOR' }]);
    expect(await mundo.decidir(id, 'marcar', { marca: 'excluir', cuales: { filtro: {} } })).toMatchObject({
      status: 409,
      cuerpo: { code: 'importaciones.lista_sin_comparar' },
    });
  });

  it('PRE-18 may leave, ready to be looked at, the batch of prices that keeps the margins', async () => {
    const { proveedorId, archivo, sube } = await mundo.negocio();
    await admin.post(`/api/articulos/${sube}/precios`, { listaId: INICIALES.lista, importe: '200' });
    const id = await mundo.comparada(archivo, proveedorId, { limite: '90' });
    const { lista } = await mundo.hacer(id, 'aplicar', { proponerPrecios: true });
    expect(lista.lote).toMatchObject({ numero: expect.any(Number) });
    const { cuerpo } = await admin.get(`/api/articulos/lotes-de-precio/${lista.lote.id}`);
    expect(cuerpo).toMatchObject({ estado: 'SIMULADO', totales: { lineas: 1, variacionMedia: '20' } });
  });

  it('costs in another currency, with IVA, by the box, with codes of their own and marcas passed over', async () => {
    const proveedorId = await mundo.proveedor({ moneda: 'USD' });
    const n = mundo.numero();
    const filtro = await mundo.articulo(`K-${n}`);
    const archivo = `Código;Detalle;Marca;Precio;Bulto\nBO-K-${n};Filtro;Bosch;1.452,00;12\nBO-V-${n};Óptica;Valeo;9;1\n`;
    const id = await mundo.comparada(archivo, proveedorId, {
      incluyeIva: true,
      precioPorBulto: true,
      descuentos: ['10'],
      quitar: { prefijo: 'BO-', sufijo: '' },
      marcas: [{ texto: 'valeo', marcaId: null, descuentos: null, omitir: true }],
    });
    expect(await mundo.lineas(id)).toMatchObject([
      { articulo: { codigo: `K-${n}` }, costo: '100.00', neto: '90.00', moneda: 'USD' },
    ]);
    await mundo.hacer(id, 'aplicar');
    expect(await mundo.tratosDe(filtro)).toMatchObject({
      filas: [{ codigo: `BO-K-${n}`, multiplo: '12', moneda: 'USD', costoNeto: '90.00' }],
      reposicion: { importe: '90.00', moneda: 'USD' },
    });
  });
});
