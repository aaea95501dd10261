import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { carpetaDePrueba, escuchar, motorDePrueba, otroProceso, preguntar } from './ayudas-de-prueba.ts';
import { ensureMotor } from './supervisor.ts';

const PERMISOS = 0o777;

describe('guard 2: the first initialisation is whole or absent', () => {
  it.each([40, 150, 300, 450])('guard 2: survives kill -9 after %i ms', async (momento) => {
    const dataDir = await carpetaDePrueba();
    const primero = otroProceso(dataDir);
    await esperarMs(momento);
    await primero.matar();
    const quedo = existsSync(join(dataDir, 'motor')) ? readdirSync(join(dataDir, 'motor')) : [];

    const { log } = escuchar();
    const motor = await motorDePrueba({ dataDir, log });

    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
    const ahora = readdirSync(join(dataDir, 'motor'));
    expect(ahora.filter((nombre) => nombre.startsWith('db.tmp-'))).toEqual([]);
    for (const aMedias of quedo.filter((nombre) => nombre.startsWith('db.tmp-'))) {
      expect(ahora.some((nombre) => nombre.startsWith('apartado-') && nombre.endsWith(aMedias))).toBe(true);
    }
  });

  it('guard 2: a half directory is moved aside with all it has, and said', async () => {
    const dataDir = await carpetaDePrueba();
    const primero = await ensureMotor({ dataDir, log: escuchar().log });
    await primero.detener();
    const aMedias = join(dataDir, 'motor/db.tmp-abc');
    renameSync(join(dataDir, 'motor/db'), aMedias);
    rmSync(join(aMedias, 'trastienda.json'));
    mkdirSync(join(dataDir, 'motor/db'));
    writeFileSync(join(aMedias, 'testigo'), 'sigo acá');

    const { log, frases } = escuchar();
    await motorDePrueba({ dataDir, log });

    const base = join(dataDir, 'motor');
    const apartado = readdirSync(base).find((nombre) => nombre.endsWith('db.tmp-abc')) ?? '';
    expect(readFileSync(join(base, apartado, 'testigo'), 'utf8')).toBe('sigo acá');
    expect(frases.join('\n')).toContain(`Se apartó ${aMedias}`);
  });

  it('guard 2: never touches a database that it did not make', async () => {
    const dataDir = await carpetaDePrueba();
    const primero = await ensureMotor({ dataDir, log: escuchar().log });
    await primero.detener();
    rmSync(join(dataDir, 'motor/db/trastienda.json'));

    await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow('que no preparó Trastienda');
    expect(existsSync(join(dataDir, 'motor/db/global/pg_control'))).toBe(true);
  });

  it('guard 2: two first starts at once make one cluster', async () => {
    const dataDir = await carpetaDePrueba();
    const dos = [otroProceso(dataDir, 'orden'), otroProceso(dataDir, 'orden')];

    const [uno, otro] = await Promise.all(dos.map(({ listo }) => listo));

    expect(uno).toBe(otro);
    expect(readdirSync(join(dataDir, 'motor')).filter((nombre) => /^(db\.tmp|apartado)/.test(nombre))).toEqual([]);
    await Promise.all(dos.map(({ cerrar }) => cerrar()));
  });
});

describe('guard 7: nothing of the wrapper, no default password, no readable secret', () => {
  it('guard 7: asks a random password of everybody and keeps it to ourselves', async () => {
    const dataDir = await carpetaDePrueba();
    const motor = await motorDePrueba({ dataDir });
    const { password } = new URL(motor.url);

    expect(password).toMatch(/^[0-9a-f]{48}$/);
    await expect(preguntar(motor.url.replace(password, 'password'), 'select 1')).rejects.toThrow('password');
    await expect(preguntar(motor.urlDeSuperusuario.replace(/:[^:@]+@/, ':password@'), 'select 1')).rejects.toThrow();
    const reglas = readFileSync(join(motor.cluster, 'pg_hba.conf'), 'utf8').match(/^[a-z].*$/gm) ?? [];
    expect(reglas.length).toBeGreaterThan(0);
    for (const regla of reglas) expect(regla).toMatch(/scram-sha-256$/);
    expect(statSync(join(motor.cluster, 'trastienda.json')).mode & PERMISOS).toBe(0o600);
    expect(statSync(join(dataDir, 'motor.json')).mode & PERMISOS).toBe(0o600);
    expect(statSync(join(dataDir, 'motor')).mode & PERMISOS).toBe(0o700);
    expect(statSync(join(dataDir, 'motor/socket')).mode & PERMISOS).toBe(0o700);
    expect(readdirSync(join(dataDir, 'motor')).filter((nombre) => nombre.startsWith('clave'))).toEqual([]);
  });

  it('guard 7: the application is not a superuser, owns its database and may add trusted extensions', async () => {
    const motor = await motorDePrueba({ dataDir: await carpetaDePrueba() });

    const [fila] = await preguntar(
      motor.url,
      `select r.rolsuper, r.rolcreatedb, r.rolcreaterole, d.datlocprovider, d.datcollate is not null as con_orden,
              pg_get_userbyid(d.datdba) as duenio
         from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`,
    );

    expect(fila).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      datlocprovider: 'i',
      con_orden: true,
      duenio: 'trastienda',
    });
    await preguntar(motor.url, 'create extension pg_trgm');
    const ordenadas = await preguntar(
      motor.url,
      `select string_agg(p, ' ' order by p collate "es-x-icu") as orden from unnest('{oso,ñandu,nube,zapato,arco,Árbol}'::text[]) p`,
    );
    expect(ordenadas).toEqual([{ orden: 'Árbol arco nube ñandu oso zapato' }]);
    expect(await preguntar(motor.url, "select upper('ñandú') as texto")).toEqual([{ texto: 'ÑANDÚ' }]);
  });

  it('guard 7: listens on the socket alone', async () => {
    const motor = await motorDePrueba({ dataDir: await carpetaDePrueba() });
    const valores = await preguntar(
      motor.url,
      `select current_setting('listen_addresses') as red, current_setting('ssl') as ssl`,
    );
    expect(valores).toEqual([{ red: '', ssl: 'off' }]);
  });
});
