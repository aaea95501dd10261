import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escribirCsv } from '#http/csv.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { exportable } from '#importaciones/exportables.query.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let minimos: Importador;
let rosario: string;
let enRosario: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  minimos = importadorDe(admin, 'minimos');
  const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
  enRosario = sucursalId;
  const { rows } = await prueba.pool.query(
    "select s.codigo || '/' || d.codigo as codigo from deposito d join sucursal s on s.id = d.sucursal_id where s.id = $1",
    [sucursalId],
  );
  rosario = rows[0].codigo;
  await importadorDe(admin, 'articulos').importar(
    'codigo;descripcion;tipo\nM-1;Filtro;\nM-2;Correa;\nM-3;Bujía;\nM-4;Colocación;SERVICIO\n',
  );
});
afterAll(() => prueba.cerrar());

const guardados = async () =>
  (
    await prueba.pool.query(
      `select concat_ws('|', a.codigo, s.codigo || '/' || d.codigo,
                        trim_scale(k.minimo) || ' a ' || trim_scale(k.objetivo) || coalesce(' / ' || trim_scale(k.maximo), ''),
                        u.ubicacion) as linea
         from politica_reposicion k full join articulo_ubicacion u using (articulo_id, deposito_id)
         join articulo a on a.id = articulo_id join deposito d on d.id = deposito_id join sucursal s on s.id = d.sucursal_id
        order by 1`,
    )
  ).rows.map(({ linea }) => linea);

const motivos = async (id: string) =>
  (await minimos.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { columna: string; motivo: string }[] }) =>
      rechazos.map(({ columna, motivo }) => `${fila} ${columna}: ${motivo}`),
  );

const archivo = () => `Código;Depósito;Mínimo;Objetivo;Máximo;Ubicación
m1;CENTRAL/SALON;4;12;20;A-3
M-1;${rosario};2;2;;
M-2;;;;;B-10
M-1;;5;5;;
M-3;CENTRAL/SALON;5;3;;
M-3;${rosario};1,5;3;;
M-3;LUNA;1;3;;
M-4;CENTRAL/SALON;1;1;;
M-9;CENTRAL/SALON;1;1;;
M-2;${rosario};3;;;
M-2;CENTRAL/SALON;;;9;
`;

describe('ART-20 a file of minimums and places (RN-07, ART-13, ART-14)', () => {
  it('RN-28 is rehearsed without changing anything, and says of each row what becomes of it', async () => {
    const { id } = (await minimos.subir(archivo())).cuerpo;
    const { cuerpo } = await minimos.hacer(id, 'validar');
    expect(await motivos(id)).toEqual([
      '5 : Repite el artículo y el depósito de la fila 2.',
      '6 Objetivo: El objetivo no puede ser menor que el mínimo, 5.',
      '7 Mínimo: La unidad de este artículo no admite decimales.',
      '8 Depósito: No hay un depósito activo «LUNA».',
      '9 Código: Sólo un producto tiene stock, y mínimo o ubicación de él.',
      '10 Código: No existe ese artículo. Importá primero los artículos.',
      '11 Objetivo: Falta el objetivo: hasta cuánto reponer.',
      '12 : Repite el artículo y el depósito de la fila 4.',
      '12 Mínimo: Falta el mínimo: desde cuándo reponer.',
    ]);
    expect(cuerpo).toMatchObject({ crear: 3, actualizar: 0, sinCambios: 0, rechazadas: 8 });
    const [primera] = (await minimos.filas(id)).cuerpo.filas;
    expect(primera).toMatchObject({
      texto: 'CENTRAL/SALON · Filtro',
      cambios: [
        { campo: 'Mínimo', antes: null, despues: '4' },
        { campo: 'Objetivo', antes: null, despues: '12' },
        { campo: 'Máximo', antes: null, despues: '20' },
        { campo: 'Ubicación', antes: null, despues: 'A-3' },
      ],
    });
    expect(await guardados()).toEqual([]);
  });

  it('comes in, moves the version of its artículos, and the same file again changes nothing (INV-74)', async () => {
    const { cuerpo } = await minimos.importar(archivo());
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 3, rechazadas: 8 });
    const todos = ['M-1|CENTRAL/SALON|4 a 12 / 20|A-3', `M-1|${rosario}|2 a 2`, 'M-2|CENTRAL/SALON|B-10'];
    expect(await guardados()).toEqual(todos);
    const { rows } = await prueba.pool.query(
      "select version from articulo where codigo in ('M-1', 'M-2', 'M-3') order by codigo",
    );
    expect(rows.map(({ version }) => version)).toEqual([2, 2, 1]);
    expect((await minimos.importar(archivo())).cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 3 });
    expect(await guardados()).toEqual(todos);
  });

  it('INV-74 what a row does not say stays, and what it changed is given back', async () => {
    const antes = await guardados();
    const { cuerpo } = await minimos.importar(
      'codigo;minimo;objetivo;maximo;ubicacion\nM-1;;15;;\nM-2;1;2;;C-1\nM-3;0;0;;Z-1\n',
    );
    expect(cuerpo).toMatchObject({ crear: 1, actualizar: 2, rechazadas: 0 });
    const { filas } = (await minimos.filas(cuerpo.id)).cuerpo;
    expect(filas[0].cambios).toEqual([{ campo: 'Objetivo', antes: '12', despues: '15' }]);
    expect(filas[1].cambios).toContainEqual({ campo: 'Ubicación', antes: 'B-10', despues: 'C-1' });
    expect(await guardados()).toEqual([
      'M-1|CENTRAL/SALON|4 a 15 / 20|A-3',
      `M-1|${rosario}|2 a 2`,
      'M-2|CENTRAL/SALON|1 a 2|C-1',
      'M-3|CENTRAL/SALON|0 a 0|Z-1',
    ]);
    expect((await minimos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    expect(await guardados()).toEqual(antes);
  });

  it('INV-74 what somebody said since stays as it is, and says so', async () => {
    const { cuerpo } = await minimos.importar('codigo;minimo;objetivo;ubicacion\nM-3;1;2;X-1\nM-2;;;D-1\nM-1;5;13;\n');
    await prueba.pool.query("update articulo_ubicacion set ubicacion = 'Y-9' where ubicacion = 'X-1'");
    await prueba.pool.query("delete from articulo_ubicacion where ubicacion = 'D-1'");
    expect((await minimos.hacer(cuerpo.id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2 });
    const { filas } = (await minimos.filas(cuerpo.id, 'noRevertidas=true')).cuerpo;
    expect(filas.map(({ noRevertida }: { noRevertida: string }) => noRevertida)).toEqual([
      'Alguien lo cambió después.',
      'Alguien lo quitó después.',
    ]);
    expect(await guardados()).toContain('M-1|CENTRAL/SALON|4 a 12 / 20|A-3');
    expect(await guardados()).toContain('M-3|CENTRAL/SALON|1 a 2|Y-9');
  });

  it('is for who may change artículos, in the depósitos whose stock they see', async () => {
    const ajeno = importadorDe(await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.ver'] }), 'minimos');
    const linea = `codigo;deposito;minimo;objetivo\nM-1;${rosario};9;9\nM-2;CENTRAL/SALON;9;9\n`;
    expect((await ajeno.importar(linea)).cuerpo.code).toBe('comun.sin_permiso');
    const deRosario = await prueba.cliente({
      permisos: ['importacion.hacer', 'articulo.ver', 'articulo.editar'],
      enOtras: { permisos: ['stock.ver'], sucursales: [enRosario] },
    });
    const { cuerpo } = await importadorDe(deRosario, 'minimos').importar(linea);
    expect(await motivos(cuerpo.id)).toEqual(['3 deposito: No ves el stock de CENTRAL/SALON.']);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', actualizar: 1, rechazadas: 1 });
    expect(await guardados()).toContain(`M-1|${rosario}|9 a 9`);
  });

  it('INV-73 of a file and of somebody who says it on the ficha at once, none is lost without being told', async () => {
    const leer = async () => (await prueba.pool.query("select id, version from articulo where codigo = 'M-2'")).rows[0];
    const { id, version } = await leer();
    const minimo = { depositoId: INICIALES.deposito, minimo: null, objetivo: null, maximo: null, ubicacion: 'F-1' };
    const [{ cuerpo }, { status }] = await Promise.all([
      minimos.importar('codigo;ubicacion\nM-2;P-1\n'),
      admin.put(`/api/articulos/${id}/minimos`, { version, minimos: [minimo] }),
    ]);
    expect(cuerpo.estado).toBe('APLICADA');
    expect([200, 409]).toContain(status);
    expect((await leer()).version).toBe(version + (status === 200 ? 2 : 1));
    expect(await guardados()).toContain('M-2|CENTRAL/SALON|P-1');
    const [{ cambios }] = (await minimos.filas(cuerpo.id)).cuerpo.filas;
    expect(cambios[0]?.antes ?? null).toBe(status === 200 ? 'F-1' : null);
  });

  it('ART-21 goes out as a file that comes in again and changes nothing', async () => {
    const archivo = await text(escribirCsv(await exportable(prueba.db, 'minimos', { ahora: new Date() })));
    expect(archivo.split(/\r?\n/)[0]).toContain('Código;Depósito;Mínimo;Objetivo;Máximo;Ubicación');
    expect((await minimos.importar(archivo)).cuerpo).toMatchObject({
      ...{ crear: 0, actualizar: 0, rechazadas: 0, sinCambios: (await guardados()).length },
    });
  });
});
