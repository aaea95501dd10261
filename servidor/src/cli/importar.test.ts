import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Carpeta, crearCarpeta, deLocalidades, deVentas } from '#importaciones/archivo/archivos-de-prueba.ts';
import { type BaseDePrueba, crearBaseDePrueba } from '#prueba/base.ts';
import { correr } from './consola-de-prueba.ts';

let base: BaseDePrueba;
let carpeta: Carpeta;
let ventas: string;
beforeAll(async () => {
  [base, carpeta] = await Promise.all([crearBaseDePrueba(), crearCarpeta()]);
  ventas = await carpeta.escribir(
    'ventas.csv',
    deVentas(
      '536365;85123A;WHITE HOLDER;6;1/12/2010 08:26;2,55;17850;United Kingdom',
      'C536391;85123a;WHITE HOLDER;-1;1/12/2010 10:24;2,55;17850;United Kingdom',
      '536414;22139;;56;1/12/2010 11:52;0;;United Kingdom',
    ),
  );
});
afterAll(async () => {
  await Promise.all([base.cerrar(), carpeta.borrar()]);
});

const orden = (...argumentos: readonly string[]) => correr(base.url, argumentos);

describe('importar', () => {
  it('says what a simulation would do', async () => {
    const { codigo, salida } = await orden('importar', 'ventas', ventas, '--simular', '--perfil', 'online-retail');
    expect(codigo).toBe(0);
    expect(salida).toContain('1 nota de pedido nueva y 1 devolución nueva, con 2 renglones');
    expect(salida).toContain('Fue una simulación: no cambió nada.');
  });

  it('shows its progress, what it created, and each rejected row, also in the report', async () => {
    const informe = join(carpeta.ruta, 'rechazos.csv');
    const corrida = await orden('importar', 'ventas', ventas, '--informe', informe, '--deposito', 'SALON');
    expect(corrida).toMatchObject({ codigo: 0, error: '' });
    expect(corrida.salida.split('\n')).toEqual([
      'ventas.csv, perfil «Online Retail»: 3 filas leídas, 2 aceptadas, 1 rechazadas.',
      'Comprobantes: 1 nota de pedido nueva y 1 devolución nueva, con 2 renglones; 0 ya estaban.',
      'Artículos: 1 nuevos, 1 código alternativo, 1 precio. Clientes: 1 nuevos.',
      '1 comprobante quedó sin ningún renglón: 536414.',
      'Filas rechazadas:',
      '  fila 4, UnitPrice «0»: No tiene precio: no se puede tomar como venta.',
      `El informe completo está en ${informe}.`,
    ]);
    expect(corrida.progreso).toEqual(['Leyendo 100 %', 'Guardando 100 %']);
    expect(await readFile(informe, 'utf8')).toBe(
      '\ufeffFila;Columna;Valor;Motivo;Referencia\r\n4;UnitPrice;0;No tiene precio: no se puede tomar como venta.;536414\r\n',
    );
  });

  it('says that there was nothing new the second time, and ends with 0', async () => {
    const { codigo, salida } = await orden('importar', 'ventas', ventas);
    expect(codigo).toBe(0);
    expect(salida).toMatch(/Este mismo archivo ya se importó el \d\d\/\d\d\/\d{4}/);
    expect(salida).toContain('2 ya estaban');
    expect(salida).toContain('No había nada nuevo: no se cambió nada.');
  });

  it('ends with 1 and one sentence when the file is refused, and leaves no report behind', async () => {
    const informe = join(carpeta.ruta, 'vacio.csv');
    const rota = await orden('importar', 'ventas', join(carpeta.ruta, 'no-esta.csv'), '--informe', informe);
    expect(rota).toMatchObject({ codigo: 1, salida: '', error: expect.stringMatching(/^No existe el archivo .*\.$/) });
    await expect(readFile(informe)).rejects.toThrow('ENOENT');
  });

  it('leaves the report of before as it was until there is another, whole, in its place', async () => {
    const informe = await carpeta.escribir('de-antes.csv', 'Fila;Columna\r\n7;UnitPrice\r\n');
    const rechazada = await orden('importar', 'ventas', join(carpeta.ruta, 'no-esta.csv'), '--informe', informe);
    expect(rechazada.codigo).toBe(1);
    expect(await readFile(informe, 'utf8')).toContain('7;UnitPrice');
    expect((await readdir(carpeta.ruta)).filter((nombre) => nombre.startsWith('de-antes'))).toEqual(['de-antes.csv']);

    const ruta = await carpeta.escribir('otra-narnia.csv', deLocalidades('AR-9,Narnia,,ASLAN,,,'));
    expect((await orden('importar', 'localidades', ruta, '--informe', informe)).codigo).toBe(1);
    expect(await readFile(informe, 'utf8')).toMatch(
      /^\ufeffFila;Columna;Valor;Motivo;Referencia\r\n2;provincia_iso;AR-9;/,
    );
    expect((await readdir(carpeta.ruta)).filter((nombre) => nombre.startsWith('de-antes'))).toEqual(['de-antes.csv']);
  });

  it('ends with 1 when no row of the file could be taken', async () => {
    const ruta = await carpeta.escribir('narnia.csv', deLocalidades('AR-9,Narnia,,ASLAN,,,'));
    const { codigo, salida } = await orden('importar', 'localidades', ruta);
    expect(codigo).toBe(1);
    expect(salida).toContain('fila 2, provincia_iso «AR-9»');
  });
});

describe('verificar', () => {
  it('prints each check with OK and ends with 0 on sound data', async () => {
    const { codigo, salida } = await orden('verificar');
    expect(codigo).toBe(0);
    expect(salida).toMatch(/^OK {5}INV-14/m);
    expect(salida).toMatch(/Todo cierra: \d+ comprobaciones\./);
  });

  it('INV-14 prints the offending rows and ends with 1 on damage', async () => {
    await base.pool.query('update saldo_stock set fisico = fisico + 3');
    const { codigo, salida } = await orden('verificar');
    expect(codigo).toBe(1);
    expect(salida).toMatch(/^FALLA {2}INV-14 .*: 1 fila$/m);
    expect(salida).toMatch(/^ +\{.*"fisico":"4.000","asientos":"1.000"\}$/m);
    expect(salida).toMatch(/No cierra 1 de \d+ comprobaciones\./);
  });
});
