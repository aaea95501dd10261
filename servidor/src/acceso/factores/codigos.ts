import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CODIGOS_DE_RECUPERACION } from '@trastienda/nucleo/acceso/contrato.ts';
import * as otp from 'otpauth';

/** `seguridad.md` 3.6 and RFC 6238: what every application of codes knows how to make. */
const FORMA = { algorithm: 'SHA1', digits: 6 } as const;
const PERIODO_S = 30;
const LARGO_DEL_SECRETO = 20;
/** 120 bits, so that a plain fingerprint of them is enough. */
const BYTES_DE_RECUPERACION = 15;

export const crearSecretoDeCodigos = (): Buffer => randomBytes(LARGO_DEL_SECRETO);

/** The bytes as applications of codes take them, in base32. */
const aSecreto = (bytes: Uint8Array): otp.Secret => new otp.Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The secret as it is typed, and as the text of a QR. */
export function mostrarSecreto(bytes: Uint8Array, cuenta: string): { readonly secreto: string; readonly uri: string } {
  const secret = aSecreto(bytes);
  const totp = new otp.TOTP({ ...FORMA, period: PERIODO_S, secret, issuer: 'Trastienda', label: cuenta });
  return { secreto: secret.base32, uri: totp.toString() };
}

/** The step of 30 seconds whose code this is: the current one or the one before, and no other. */
export function pasoDe(bytes: Uint8Array, codigo: string, ahora: Date): number | undefined {
  const actual = Math.floor(ahora.getTime() / 1000 / PERIODO_S);
  const secret = aSecreto(bytes);
  return [actual, actual - 1].find((counter) => {
    const esperado = Buffer.from(otp.HOTP.generate({ ...FORMA, secret, counter }));
    const dado = Buffer.from(codigo);
    return esperado.length === dado.length && timingSafeEqual(esperado, dado);
  });
}

/** Ten codes of 24 letters and digits, in groups of six to be copied by hand. */
export const crearCodigosDeRecuperacion = (): string[] =>
  Array.from({ length: CODIGOS_DE_RECUPERACION }, () => enGrupos(aSecreto(randomBytes(BYTES_DE_RECUPERACION)).base32));

const enGrupos = (codigo: string): string => (codigo.match(/.{6}/g) ?? []).join('-');

/** How a code is kept and looked for: without the dashes it is shown with. */
export const sinGrupos = (codigo: string): string => codigo.replaceAll('-', '');
