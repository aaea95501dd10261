import { createContext, type ReactNode, useContext } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import type { Reciente } from '#ui/formularios/formulario-conflicto.ts';

/** The panel around the form hears here whether something was typed. */
export const CambiosDeFila = createContext<(hayCambios: boolean) => void>(() => undefined);

type Props<Entrada extends FieldValues, Salida> = {
  readonly esquema: z.ZodType<Salida, Entrada>;
  readonly valores: DefaultValues<Entrada>;
  readonly onEnviar: (datos: Salida) => Promise<unknown>;
  /** Goes over to what somebody else saved (`useFilaAlDia`). */
  readonly alDia: () => Promise<Reciente | undefined>;
  /** What to say when it is saved; «Cambios guardados» without it. */
  readonly listo?: string | undefined;
  /** Asks first while there are changes. */
  readonly onCerrar: () => void;
  readonly children: ReactNode;
};

/** Each table names these data alike. */
const RECHAZOS = {
  'tablas.codigo_repetido': 'codigo',
  'tablas.nombre_repetido': 'nombre',
  'tablas.localidad_repetida': 'nombre',
  'tablas.punto_de_venta_repetido': 'puntoDeVenta',
} as const;

/** The form of a row of a table: it says that it was saved and gets out of the way. */
export function FormularioDeFila<Entrada extends FieldValues, Salida>(props: Props<Entrada, Salida>) {
  const { t } = useTranslation('tablasGenerales');
  const avisos = useAvisos();
  const onCambios = useContext(CambiosDeFila);
  return (
    <Formulario
      esquema={props.esquema}
      valores={props.valores}
      alDia={props.alDia}
      rechazosEn={RECHAZOS}
      onEnviar={props.onEnviar}
      onCambios={onCambios}
      onListo={() => {
        avisos.exito(props.listo ?? t('comun.guardado'));
        onCambios(false);
        props.onCerrar();
      }}
      onCancelar={props.onCerrar}
    >
      {props.children}
    </Formulario>
  );
}
