import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofrecerDemo } from '#demo/index.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { correr } from './consola-de-prueba.ts';
import { verificaciones } from './verificaciones.ts';

const CHICA = 'demo --articulos 700 --clientes 90 --notas 150 --semilla prueba --hasta 2026-10-15'.split(' ');

let base: BaseDePrueba;
let otra: BaseDePrueba;
let vacia: BaseDePrueba;
beforeAll(async () => {
  [base, otra, vacia] = await Promise.all([crearBaseDePrueba(), crearBaseDePrueba(), crearBaseDePrueba()]);
});
afterAll(async () => {
  await Promise.all([base.cerrar(), otra.cerrar(), vacia.cerrar()]);
});

const contar = async (de: string, { pool }: BaseDePrueba = base) =>
  Number((await pool.query(`select count(*) as total from ${de}`)).rows[0].total);

describe('demo', () => {
  it.each([
    ['--articulos 20', '--articulos tiene que ser 300 o más'],
    ['--notas muchas', '--notas tiene que ser un número entero'],
    ['--hasta ayer', '--hasta es un día como 2026-11-20.'],
    ['--hasta 2026-02-31', '--hasta es un día como 2026-11-20.'],
    ['--hasta 2999-01-01', '--hasta no puede ser un día que todavía no llegó.'],
    ['grande', 'No se entiende «grande».'],
  ])('ends with 2 and says how it goes when it is badly written: %s', async (texto, frase) => {
    const corrida = await correr(base.url, ['demo', ...texto.split(' ')]);
    expect(corrida.codigo).toBe(2);
    expect(corrida.error).toContain(frase);
  });

  it('refuses a database with business data and changes nothing', async () => {
    await sembrarArticulo(vacia.db);
    const corrida = await correr(vacia.url, CHICA);
    expect(corrida).toMatchObject({ codigo: 1, salida: '' });
    expect(corrida.error).toMatch(/^Esta base de datos ya tiene artículos.*: la empresa de demostración se carga sólo/);
    expect(await contar('articulo', vacia)).toBe(1);
    expect(await contar('sucursal', vacia)).toBe(1);
    expect(await contar('usuario', vacia)).toBe(0);
  });

  it('loads the company that was asked for, saying how far it is', async () => {
    const corrida = await correr(base.url, CHICA);
    expect(corrida).toMatchObject({ codigo: 0, error: '' });
    expect(corrida.salida).toMatch(
      /^Empresa de demostración: 700 artículos con [\d.]+ precios, 90 clientes, 5 sucursales, 150 notas de pedido, \d+ ajustes y \d+ devoluciones\.$/,
    );
    expect(corrida.progreso.at(-1)).toBe('Empresa de demostración: Ordenando la base de datos 100 %');
    expect(await contar('articulo')).toBe(700);
    expect(await contar('precio')).toBeGreaterThan(2_500);
    expect(await contar('cliente where not consumidor_final')).toBe(90);
    expect(await contar('nota_pedido')).toBe(150);
    expect(await contar('sucursal')).toBe(5);
    expect(await contar("deposito where clase = 'FISICO' and vendible")).toBe(10);
    expect(await contar('sucursal s where (select count(*) from deposito d where d.sucursal_id = s.id) < 2')).toBe(0);
    expect(await contar('deposito where principal')).toBe(5);
    const viaja =
      "deposito d where d.clase = 'TRANSITO' and exists (select from saldo_stock s where s.deposito_id = d.id and s.fisico > 0)";
    expect(await contar(viaja), 'something is on its way to each').toBe(5);
    expect(await contar("movimiento_stock where fecha_efectiva >= '2026-10-15 00:00-03'")).toBe(0);
  });

  it('has notas in every state, with what is set apart for them, and adjustments in every state', async () => {
    const { rows } = await base.pool.query('select distinct estado from nota_pedido order by estado');
    expect(rows.map(({ estado }) => estado)).toEqual([
      'ANULADA',
      'BORRADOR',
      'CONFIRMADA',
      'EN_PREPARACION',
      'FINALIZADA',
      'PARCIAL',
    ]);
    expect(await contar("reserva where estado = 'ACTIVA'")).toBeGreaterThan(1);
    expect(await contar('(select distinct estado from ajuste) as x')).toBe(4);
    expect(await contar("movimiento_stock where tipo in ('INICIAL', 'VENTA', 'AJUSTE', 'REVERSION')")).toBe(
      await contar("movimiento_stock where tipo <> 'DEV_CLIENTE'"),
    );
    // Opening stock has a cost, and codes of every kind find their artículo.
    expect(await contar('costo_articulo where cantidad > 0 and promedio = 0')).toBe(0);
    expect(await contar('(select distinct tipo from codigo_articulo) as x')).toBe(4);
    expect(await contar('(select distinct iva from articulo) as x')).toBeGreaterThan(2);
  });

  it('has whom to buy from, at what cost and since when, in pesos and in dollars', async () => {
    expect(await contar('proveedor')).toBeGreaterThan(15);
    expect(await contar('(select distinct moneda from articulo_proveedor) as x')).toBe(2);
    expect(await contar('articulo_proveedor where not principal')).toBeGreaterThan(60);
    expect(await contar('articulo where costo_reposicion is not null')).toBeGreaterThan(600);
    expect(await contar('costo_reposicion')).toBeGreaterThan(1_200);
    // What buying it again costs is what its principal asks, net of its discounts.
    expect(
      await contar(`articulo a join articulo_proveedor t on t.articulo_id = a.id and t.principal
                    where (a.costo_reposicion, a.costo_reposicion_moneda) is distinct from (t.neto, t.moneda)`),
    ).toBe(0);
    expect(await contar("cotizacion where fecha < '2026-10-15'")).toBeGreaterThan(370);
    expect(await contar("cotizacion where fecha >= '2026-10-15'")).toBe(0);
  });

  it('has listas that derive from others, and batches of prices that were applied, wait or were left', async () => {
    expect(await contar("lista_precio where tipo = 'DERIVADA'")).toBe(5);
    const { rows } = await base.pool.query('select distinct estado from lote_precio order by estado');
    expect(rows.map(({ estado }) => estado)).toEqual(['APLICADO', 'BORRADOR', 'DESCARTADO', 'PROGRAMADO', 'SIMULADO']);
    expect(await contar('precio where lote_id is not null')).toBeGreaterThan(5);
    expect(await contar("precio where desde >= '2026-10-15 00:00-03'")).toBe(0);
  });

  it('has kits and things assembled of things assembled, vehicles, equivalents and replacements', async () => {
    expect(await contar("articulo where tipo = 'KIT'")).toBe(24);
    expect(await contar('(select distinct e.estado from estructura e) as x')).toBe(3);
    expect(
      await contar(`estructura_linea a join estructura b on b.articulo_id = a.componente_id and b.estado = 'VIGENTE'
                    join estructura_linea c on c.estructura_id = b.id
                    join estructura d on d.articulo_id = c.componente_id and d.estado = 'VIGENTE'`),
    ).toBeGreaterThan(1);
    expect(
      await contar(`(select l.estructura_id from estructura_linea l join estructura e on e.id = l.estructura_id
                     where e.estado = 'VIGENTE' group by 1 having count(*) < 2) as x`),
    ).toBe(0);
    expect(await contar('aplicacion')).toBeGreaterThan(400);
    expect(await contar('vehiculo v where not exists (select from aplicacion a where a.vehiculo_id = v.id)')).toBe(0);
    expect(await contar('(select distinct grupo_id from articulo_equivalencia) as x')).toBeGreaterThan(0);
  });

  it('passes every integrity check', async () => {
    for (const { codigo, consulta } of verificaciones) {
      expect({ codigo, filas: await consulta(base.db) }).toEqual({ codigo, filas: [] });
    }
  });

  it('creates nobody who could come in', async () => {
    expect(await contar('usuario where activo')).toBe(0);
    expect(await contar('credencial')).toBe(0);
    expect(await contar('concesion')).toBe(0);
    expect(await contar("usuario where email not like '%.invalid'")).toBe(0);
  });

  it('the same request gives the same company, to the centavo', async () => {
    expect((await correr(otra.url, CHICA)).codigo).toBe(0);
    const [una, dos] = await Promise.all([retratar(base), retratar(otra)]);
    expect(una.length).toBeGreaterThan(5_000);
    expect(dos).toEqual(una);
  });

  it('is not loaded twice: the order says it is there and ends with 1, the server goes on', async () => {
    const corrida = await correr(base.url, CHICA);
    expect(corrida).toMatchObject({ codigo: 1, salida: '' });
    expect(corrida.error).toContain('ya está cargada');
    const dicho: string[] = [];
    await ofrecerDemo(base.db, (linea) => dicho.push(linea));
    expect(dicho).toEqual(['La empresa de demostración ya está cargada.']);
    expect(await contar('articulo')).toBe(700);
  });

  it('a server asked for it on a database with data of its own says so and goes on', async () => {
    const dicho: string[] = [];
    await ofrecerDemo(vacia.db, (linea) => dicho.push(linea));
    expect(dicho.at(-1)).toContain('ya tiene artículos');
    expect(await contar('articulo', vacia)).toBe(1);
  });
});

/** The business data of a company, without the ids and instants that differ from load to load. */
async function retratar({ pool }: BaseDePrueba): Promise<string[]> {
  const { rows } = await pool.query<{ linea: string }>(`
    select concat_ws('|', 'articulo', a.codigo, a.descripcion, m.nombre, s.nombre, a.iva, a.estado) as linea
    from articulo a join subfamilia s on s.id = a.subfamilia_id left join marca m on m.id = a.marca_id
    union all
    select concat_ws('|', 'precio', a.codigo, p.desde, p.cantidad_desde, p.importe) from precio p join articulo a on a.id = p.articulo_id
    union all
    select concat_ws('|', 'codigo', a.codigo, c.tipo, c.valor) from codigo_articulo c join articulo a on a.id = c.articulo_id
    union all
    select concat_ws('|', 'trato', a.codigo, v.razon_social, t.costo, t.neto, t.multiplo, t.principal, t.actualizado_en, c.valor)
    from articulo_proveedor t join articulo a on a.id = t.articulo_id join proveedor v on v.id = t.proveedor_id
    left join codigo_articulo c on c.articulo_id = t.articulo_id and c.proveedor_id = t.proveedor_id
    union all
    select concat_ws('|', 'costo de reposición', a.codigo, k.importe, k.moneda, k.desde, k.origen)
    from costo_reposicion k join articulo a on a.id = k.articulo_id
    union all
    select concat_ws('|', 'cotización', fecha, valor) from cotizacion
    union all
    select concat_ws('|', 'aplicación', a.codigo, v.marca, v.modelo, v.motor, x.desde, x.hasta)
    from aplicacion x join articulo a on a.id = x.articulo_id join vehiculo v on v.id = x.vehiculo_id
    union all
    select concat_ws('|', 'equivalentes', string_agg(a.codigo, ' ' order by a.codigo))
    from articulo_equivalencia e join articulo a on a.id = e.articulo_id group by e.grupo_id
    union all
    select concat_ws('|', 'reemplazo', a.codigo, n.codigo)
    from articulo_reemplazo r join articulo a on a.id = r.articulo_id join articulo n on n.id = r.por_id
    union all
    select concat_ws('|', 'estructura', a.codigo, e.numero, e.estado, e.desde, e.hasta, l.orden, c.codigo, l.cantidad, l.merma)
    from estructura e join articulo a on a.id = e.articulo_id join estructura_linea l on l.estructura_id = e.id
    join articulo c on c.id = l.componente_id
    union all
    select concat_ws('|', 'lote', t.motivo, t.estado, t.aplicado_en, a.codigo, n.linea, n.anterior, n.nuevo)
    from lote_precio t join lote_precio_linea n on n.lote_id = t.id join articulo a on a.id = n.articulo_id
    union all
    select concat_ws('|', 'cliente', codigo_externo, razon_social, documento_numero, telefono) from cliente
    union all
    select concat_ws('|', 'nota', n.numero, n.estado, n.creada_en, n.total, c.razon_social, r.codigo, r.pedida, r.entregada, r.precio)
    from nota_pedido n join cliente c on c.id = n.cliente_id join nota_renglon r on r.nota_id = n.id
    union all
    select concat_ws('|', 'saldo', a.codigo, u.codigo, d.codigo, s.fisico, s.reservado)
    from saldo_stock s join articulo a on a.id = s.articulo_id join deposito d on d.id = s.deposito_id join sucursal u on u.id = d.sucursal_id
    union all
    select concat_ws('|', 'costo', a.codigo, k.cantidad, k.promedio) from costo_articulo k join articulo a on a.id = k.articulo_id
    order by 1`);
  return rows.map(({ linea }) => linea);
}
