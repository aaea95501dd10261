import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import type {
  CodigoCruzado,
  CodigoRepetido,
  CruceDeCodigo,
  OtroArticulo,
} from '@trastienda/nucleo/articulos/codigo.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PedidoRechazado } from '#api/pedir.ts';
import { textosDe } from '#i18n/textos-de.ts';
import type { Pregunta, Respuesta } from '#ui/flotantes/confirmar.tsx';

type Confirmar = (pregunta: Pregunta) => Promise<Respuesta>;
type Creado = { readonly id: string; readonly version: number };
/** Makes an artículo, at its version, the equivalent of another. */
export type Unir = (articulo: Creado, otroId: string) => Promise<unknown>;

/** What is asked of the server once the code is there. */
type Aceptacion = {
  readonly motivo: string;
  /** Joins it with the other one, when that was asked. */
  readonly terminar: (articulo: Creado) => Promise<void>;
};

/** Whose else the codes are, with where to see it; accepting asks for the reason, and joins both unless that is unticked (ART-25). */
export async function preguntarCruce(
  confirmar: Confirmar,
  unir: Unir,
  error: PedidoRechazado,
  hayFormulario: boolean,
): Promise<Aceptacion | null> {
  const t = await textosDe('cruces');
  const { cruces } = error.data as CodigoCruzado['data'];
  const [primero] = cruces;
  if (!primero) return null;
  let sumar = true;
  const respuesta = await confirmar({
    titulo: t('titulo'),
    texto: (
      <LosCruces
        cruces={cruces}
        onSumar={(si) => {
          sumar = si;
        }}
      />
    ),
    boton: t('aceptar'),
    ...(hayFormulario ? { volver: t('volver') } : {}),
    motivo: true,
  });
  if (respuesta === null) return null;
  const terminar = async (articulo: Creado) => {
    if (sumar) await unir(articulo, primero.articulo.id);
  };
  return { motivo: respuesta.motivo, terminar };
}

/** The likeness of two own codes is accepted with a reason; the very same code never is (`acordado` 24). */
export async function preguntarRepetido(
  confirmar: Confirmar,
  error: PedidoRechazado,
  hayFormulario: boolean,
): Promise<Respuesta> {
  const t = await textosDe('cruces');
  const { codigo, articulo: otro, sePuedeAceptar } = error.data as CodigoRepetido['data'];
  if (!sePuedeAceptar) return null;
  return confirmar({
    titulo: t('parecido'),
    texto: (
      <>
        {t('parecidoTexto', { codigo, otro: otro.codigo, descripcion: otro.descripcion })} <VerOtro articulo={otro} />
      </>
    ),
    boton: t('aceptar'),
    ...(hayFormulario ? { volver: t('volver') } : {}),
    motivo: true,
  });
}

type Repetido = { readonly valor: string; readonly articulo: OtroArticulo };

/** A code of the same kind is of one artículo only: what can be done is to join both. Answers whether it was done. */
export async function ofrecerEquivalencia(
  confirmar: Confirmar,
  unir: Unir,
  articulo: Creado & { readonly codigo: string },
  error: PedidoRechazado,
): Promise<string | null> {
  const t = await textosDe('cruces');
  const { articulo: otro } = error.data as Repetido;
  const respuesta = await confirmar({
    titulo: t('titulo'),
    texto: (
      <>
        {error.message} <VerOtro articulo={otro} />
        <Box sx={{ mt: 1 }}>{t('repetidoTexto')}</Box>
      </>
    ),
    boton: t('equivalentes'),
    volver: t('volver'),
  });
  if (respuesta === null) return null;
  await unir(articulo, otro.id);
  return t('hechos', { codigo: articulo.codigo, otro: otro.codigo });
}

function LosCruces({
  cruces,
  onSumar,
}: {
  readonly cruces: readonly CruceDeCodigo[];
  readonly onSumar: (si: boolean) => void;
}) {
  const { t } = useTranslation('cruces');
  const [sumar, setSumar] = useState(true);
  return (
    <>
      {cruces.map(({ valor, tiene, articulo }) => (
        <div key={`${valor} ${tiene} ${articulo.id}`}>
          {t(tiene, { valor })}{' '}
          <b>
            <bdi>{articulo.codigo}</bdi>
          </b>{' '}
          · {articulo.descripcion}. <VerOtro articulo={articulo} />
        </div>
      ))}
      <Box sx={{ mt: 1 }}>{t('queHacer')}</Box>
      <FormControlLabel
        sx={{ mt: 0.5 }}
        control={
          <Checkbox
            size="small"
            checked={sumar}
            onChange={(_, si) => {
              setSumar(si);
              onSumar(si);
            }}
          />
        }
        label={t('sumar', { codigo: cruces[0]?.articulo.codigo ?? '' })}
      />
    </>
  );
}

function VerOtro({ articulo }: { readonly articulo: OtroArticulo }) {
  const { t } = useTranslation('cruces');
  return (
    <Link href={`/articulos/tabla/${articulo.id}`} target="_blank" rel="noopener">
      {t('ver')}
    </Link>
  );
}
