import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { Almacen } from '#galeria/comun/almacen.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { textos } from './textos.ts';

export type PropsDePestana = { readonly onCambios: (hayCambios: boolean) => void };

/** The form of a tab: it begins as the account is, and its bar saves or goes back to that. */
export function FormularioDePestana<Valores extends FieldValues>(
  props: PropsDePestana & {
    readonly almacen: Almacen<Valores>;
    readonly esquema: (t: ReturnType<typeof textos.usar>) => z.ZodType<Valores, Valores>;
    /** What is kept of what was written; by default, all. */
    readonly alGuardar?: (datos: Valores) => Valores;
    readonly children: ReactNode;
  },
) {
  const t = textos.usar();
  const avisos = useAvisos();
  const { almacen, onCambios, alGuardar = igual } = props;
  // Judged anew in another language; the sentences are those of now.
  const esquema = useMemo(() => props.esquema(t), [props.esquema, t]);
  useEffect(() => () => onCambios(false), [onCambios]);
  return (
    <Formulario
      barra
      esquema={esquema}
      valores={almacen.leer() as DefaultValues<Valores>}
      onEnviar={async (datos) => almacen.cambiar(() => alGuardar(datos))}
      onListo={() => avisos.exito(t('guardado'))}
      onCambios={onCambios}
    >
      <ComoQuedo almacen={almacen} />
      {props.children}
    </Formulario>
  );
}

/** What was saved shows as it was kept, which may be less than what was written. */
function ComoQuedo<Valores extends FieldValues>({ almacen }: { readonly almacen: Almacen<Valores> }) {
  const { reset, formState } = useFormContext<Valores>();
  const { isSubmitting } = formState;
  const guardado = almacen.usar();
  const aLaVista = useRef(guardado);
  // Once it is saved: until then the form goes on from what was sent.
  useEffect(() => {
    if (isSubmitting || aLaVista.current === guardado) return;
    aLaVista.current = guardado;
    reset(guardado);
  }, [reset, guardado, isSubmitting]);
  return null;
}

const igual = <T,>(datos: T): T => datos;
