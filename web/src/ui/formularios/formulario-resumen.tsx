import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldError, type FieldValues, get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CampoConocido } from './formulario-campos.ts';

/**
 * What is wrong with the whole form, on top, each line a link to its field. After each attempt the keyboard goes on from the
 * first field that is wrong; from here when what is wrong is of none, or that field cannot take it.
 */
export function ResumenDeErrores(props: {
  readonly rechazo: string | null;
  /** How many times sending failed. */
  readonly intentos: number;
  readonly campos: RefObject<Map<string, CampoConocido>>;
  /** Where the fields are; without it they are told as they became known. */
  readonly hoja?: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('ui');
  const { formState, setFocus } = useFormContext<FieldValues>();
  const caja = useRef<HTMLDivElement>(null);
  const { intentos, rechazo } = props;
  const { errors, isSubmitting } = formState;

  const marcados = [...props.campos.current].filter(([nombre]) => errorDe(errors, nombre) !== undefined);
  // What somebody else wrote is told apart, and keeps nobody from saving.
  const conError = enElOrdenDe(
    props.hoja?.current ?? null,
    marcados.filter(([nombre]) => errorDe(errors, nombre)?.type !== 'conflicto'),
  );
  const otros = marcados.length === 0 && Object.keys(errors).length > 0 ? mensajesDe(errors) : [];

  const primero = rechazo === null ? conError[0]?.[0] : undefined;
  const llevar = useEffectEvent(() => {
    caja.current?.focus();
    if (primero !== undefined) setFocus(primero);
  });
  const atendidos = useRef(0);
  useEffect(() => {
    // What is wrong is only known here once the attempt is over, which may be a drawing after it was counted.
    if (isSubmitting || atendidos.current === intentos) return;
    atendidos.current = intentos;
    if (intentos > 0) llevar();
  }, [intentos, isSubmitting]);

  if (intentos === 0 || (rechazo === null && conError.length === 0 && otros.length === 0)) return null;
  return (
    <Alert
      ref={caja}
      tabIndex={-1}
      severity="error"
      icon={<IconAlertCircle size={20} stroke={1.7} aria-hidden />}
      sx={{ alignItems: 'flex-start' }}
    >
      {rechazo !== null && <div>{rechazo}</div>}
      {conError.length > 0 && (
        <>
          <Box sx={{ fontWeight: 600 }}>{t('formulario.revisar', { count: conError.length })}</Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            {conError.map(([nombre, { etiqueta }]) => (
              <li key={nombre}>
                <Link
                  component="button"
                  type="button"
                  sx={{
                    minHeight: 24,
                    color: 'inherit',
                    textDecoration: 'underline',
                    '@media (pointer: coarse)': { minHeight: 44 },
                  }}
                  onClick={() => setFocus(nombre)}
                >
                  {etiqueta}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
      {otros.map((mensaje) => (
        <div key={mensaje}>{mensaje}</div>
      ))}
    </Alert>
  );
}

/** What is wrong with a field; with a list, only with all of it, since its boxes tell their own. */
function errorDe(errores: object, nombre: string): FieldError | undefined {
  const error: Partial<FieldError> | undefined = get(errores, nombre);
  return typeof (error?.type ?? error?.message) === 'string' ? (error as FieldError) : (error?.root as FieldError);
}

/** Messages of the schema that belong to no field on screen. */
function mensajesDe(errores: object): readonly string[] {
  return Object.values(errores).flatMap((error: unknown) => {
    if (typeof error !== 'object' || error === null) return [];
    if ('message' in error && typeof error.message === 'string') return [error.message];
    return mensajesDe(error);
  });
}

/** One that was drawn anew became known after those below it: they are told as they are seen. */
function enElOrdenDe<Campo extends readonly [string, CampoConocido]>(
  hoja: HTMLElement | null,
  campos: Campo[],
): Campo[] {
  const lugares = [...(hoja?.querySelectorAll('[name]') ?? [])].map((caja) => caja.getAttribute('name') ?? '');
  const lugar = ([nombre]: Campo) => {
    const propio = lugares.indexOf(nombre);
    // The choices of a group are called after it.
    return propio < 0 ? lugares.findIndex((otro) => otro.endsWith(nombre)) : propio;
  };
  return campos.toSorted((uno, otro) => lugar(uno) - lugar(otro));
}
