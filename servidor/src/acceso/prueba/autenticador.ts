import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a site may ask, and what a test may want to be wrong. */
type Trampas = {
  readonly origen?: string;
  readonly rpID?: string;
  readonly sinVerificar?: boolean;
  readonly tipo?: string;
  readonly desafio?: string;
  readonly contador?: number;
  readonly firmaAjena?: boolean;
};

type Opciones = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };

export type Algoritmo = -7 | -8 | -257 | -37;

/** A passkey made of software: it signs as the ones of phones do, and lies when a test wants it to. */
export function crearAutenticador({
  algoritmo = -7,
  origen = 'http://localhost:3000',
}: {
  readonly algoritmo?: Algoritmo;
  readonly origen?: string;
} = {}) {
  const { publicKey, privateKey } = crearPar(algoritmo);
  const id = randomBytes(32);
  let contador = 0;

  const cliente = (tipo: string, opciones: Opciones, trampas: Trampas) =>
    Buffer.from(
      JSON.stringify({
        type: trampas.tipo ?? tipo,
        challenge: trampas.desafio ?? opciones.challenge,
        origin: trampas.origen ?? origen,
        crossOrigin: false,
      }),
    );
  const datos = (opciones: Opciones, trampas: Trampas, adjunto: Buffer | undefined) => {
    contador = trampas.contador ?? contador + 1;
    const cuenta = Buffer.alloc(4);
    cuenta.writeUInt32BE(contador);
    const presente = 0x01 | (trampas.sinVerificar ? 0 : 0x04) | (adjunto ? 0x40 : 0);
    const rpID = trampas.rpID ?? opciones.rp?.id ?? opciones.rpId ?? '';
    return Buffer.concat([sha256(Buffer.from(rpID)), Buffer.from([presente]), cuenta, adjunto ?? Buffer.alloc(0)]);
  };

  return {
    id: id.toString('base64url'),
    /** What the browser answers to `navigator.credentials.create`. */
    crear: (opciones: Opciones, trampas: Trampas = {}) => {
      const largo = Buffer.alloc(2);
      largo.writeUInt16BE(id.length);
      const cose = Buffer.from(isoCBOR.encode(aCose(publicKey, algoritmo)));
      const authData = datos(opciones, trampas, Buffer.concat([Buffer.alloc(16), largo, id, cose]));
      const objeto = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return aRespuesta(id, {
        clientDataJSON: cliente('webauthn.create', opciones, trampas),
        attestationObject: Buffer.from(isoCBOR.encode(objeto as Parameters<typeof isoCBOR.encode>[0])),
      });
    },
    /** What it answers to `navigator.credentials.get`. */
    firmar: (opciones: Opciones, trampas: Trampas = {}) => {
      const clientDataJSON = cliente('webauthn.get', opciones, trampas);
      const authenticatorData = datos(opciones, trampas, undefined);
      const clave = trampas.firmaAjena ? crearPar(algoritmo).privateKey : privateKey;
      const base = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      const signature = sign(algoritmo === -8 ? null : 'sha256', base, clave);
      return aRespuesta(id, { clientDataJSON, authenticatorData, signature });
    },
  };
}

export type Autenticador = ReturnType<typeof crearAutenticador>;

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function aRespuesta(id: Buffer, partes: Readonly<Record<string, Buffer>>) {
  const texto = id.toString('base64url');
  return {
    id: texto,
    rawId: texto,
    type: 'public-key' as const,
    response: Object.fromEntries(
      Object.entries(partes).map(([nombre, bytes]) => [nombre, bytes.toString('base64url')]),
    ),
    clientExtensionResults: {},
  };
}

function crearPar(algoritmo: Algoritmo): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
  if (algoritmo === -7) return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  if (algoritmo === -8) return generateKeyPairSync('ed25519');
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** RFC 9053: the numbers of the members of a public key. */
function aCose(clave: KeyObject, algoritmo: Algoritmo): Map<number, number | Uint8Array<ArrayBuffer>> {
  const jwk = clave.export({ format: 'jwk' });
  const bytes = (texto: string | undefined) => Uint8Array.from(Buffer.from(texto ?? '', 'base64url'));
  if (algoritmo === -7)
    return new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(jwk.x)],
      [-3, bytes(jwk.y)],
    ]);
  if (algoritmo === -8)
    return new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(jwk.x)],
    ]);
  return new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 3],
    [3, algoritmo],
    [-1, bytes(jwk.n)],
    [-2, bytes(jwk.e)],
  ]);
}
