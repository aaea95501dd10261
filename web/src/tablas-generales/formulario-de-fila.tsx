import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useAvisos } from '#ui/avisos.tsx';
import { Formulario } from '#ui/formulario.tsx';

type Props<Entrada extends FieldValues, Salida> = {
  readonly esquema: z.ZodType<Salida, Entrada>;
  readonly valores: DefaultValues<Entrada>;
  readonly onEnviar: (datos: Salida) => Promise<unknown>;
  /** What to say when it is saved; «Cambios guardados» without it. */
  readonly listo?: string | undefined;
  readonly onCerrar: () => void;
  readonly children: ReactNode;
};

/** The form of a row of a table: it says that it was saved and gets out of the way. */
export function FormularioDeFila<Entrada extends FieldValues, Salida>(props: Props<Entrada, Salida>) {
  const { t } = useTranslation('tablasGenerales');
  const avisos = useAvisos();
  return (
    <Formulario
      esquema={props.esquema}
      valores={props.valores}
      onEnviar={props.onEnviar}
      onListo={() => {
        avisos.exito(props.listo ?? t('comun.guardado'));
        props.onCerrar();
      }}
      onCancelar={props.onCerrar}
    >
      {props.children}
    </Formulario>
  );
}
