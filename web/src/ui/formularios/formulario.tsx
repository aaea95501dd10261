import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { BarraDeGuardar } from './barra-de-guardar.tsx';
import { type CampoConocido, CamposContext } from './formulario-campos.ts';
import type { Reciente } from './formulario-conflicto.ts';
import type { Conflicto } from './formulario-conflicto-aviso.tsx';
import { decirReparo, enIdioma } from './formulario-reparos.ts';
import { ResumenDeErrores } from './formulario-resumen.tsx';
import { alGuardar } from './guardado.ts';

const elAviso = piezaAPedido(() => import('./formulario-conflicto-aviso.tsx'));

type Props<Entrada extends FieldValues, Salida, Listo> = {
  /** The schema of the contract (or the part of it that a person fills). */
  readonly esquema: z.ZodType<Salida, Entrada>;
  readonly valores: DefaultValues<Entrada>;
  /** Sends what was validated. A refusal with `issues` is shown on its fields, any other on top. */
  readonly onEnviar: (datos: Salida) => Promise<Listo>;
  readonly onListo?: (respuesta: Listo) => void;
  readonly onCancelar?: () => void;
  readonly textoEnviar?: string;
  readonly textoCancelar?: string;
  /** Told when the form begins and ceases to have changes. */
  readonly onCambios?: (hayCambios: boolean) => void;
  /** The field that a refusal without `issues` is about, by its code. */
  readonly rechazosEn?: Readonly<Record<string, string>>;
  /**
   * Reads the record again after somebody else saved it (`useRegistroAlDia`): what was typed goes on over it, and what the other
   * one changed is told. `valores` are from then on those of what was read.
   */
  readonly alDia?: (() => Promise<Reciente | undefined>) | undefined;
  /** Instead of its own buttons, a bar to save or discard that is there only while there are changes. */
  readonly barra?: boolean;
  readonly children: ReactNode;
};

/** A form over a schema of the contract: the messages below the fields are written once, there. */
export function Formulario<Entrada extends FieldValues, Salida, Listo>(props: Props<Entrada, Salida, Listo>) {
  const { t } = useTranslation('ui');
  const { form, campos, rechazo, conflicto, intentos, handleSubmit, descartar } = useFormulario(props);
  const { isDirty, isSubmitting } = form.formState;
  const hoja = useRef<HTMLFormElement>(null);
  const aviso = elAviso.usePieza();
  const { onCambios } = props;
  const avisar = useEffectEvent((hayCambios: boolean) => onCambios?.(hayCambios));
  // Once for each change: what was saved is not changed again because the screen is drawn again.
  useEffect(() => avisar(isDirty), [isDirty]);
  // A form that goes away takes its changes along.
  useEffect(() => () => avisar(false), []);

  return (
    <FormProvider {...form}>
      <CamposContext value={campos}>
        <Box
          component="form"
          ref={hoja}
          noValidate
          onSubmit={(evento) => void handleSubmit(evento)}
          sx={{ display: 'grid', gap: 2 }}
        >
          <ResumenDeErrores rechazo={rechazo} intentos={intentos} campos={campos} hoja={hoja} />
          {conflicto && aviso && <aviso.AvisoDeConflicto {...conflicto} />}
          {props.children}
          {props.barra ? (
            <BarraDeGuardar visible={isDirty} guardando={isSubmitting} onDescartar={descartar} />
          ) : (
            <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mt: 1 }}>
              {props.onCancelar && (
                <Button onClick={props.onCancelar} disabled={isSubmitting}>
                  {props.textoCancelar ?? t('accion.cancelar')}
                </Button>
              )}
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {props.textoEnviar ?? t('accion.guardar')}
              </Button>
            </Stack>
          )}
        </Box>
      </CamposContext>
    </FormProvider>
  );
}

function useFormulario<Entrada extends FieldValues, Salida, Listo>(props: Props<Entrada, Salida, Listo>) {
  const { esquema, valores, onEnviar, onListo, alDia, rechazosEn = {}, barra = false } = props;
  const campos = useRef(new Map<string, CampoConocido>());
  const [rechazo, setRechazo] = useState<string | null>(null);
  const [conflicto, setConflicto] = useState<Conflicto | null>(null);
  const [intentos, setIntentos] = useState(0);

  const resolver = useMemo<Resolver<Entrada, unknown, Salida>>(() => {
    const validar = zodResolver(esquema, { error: decirReparo });
    return async (escritos, contexto, opciones) => {
      const dichos = sinVacios(escritos, campos.current);
      let juzgado = await validar(dichos, contexto, opciones);
      if (quitarFueraDeVista(dichos, juzgado.errors, campos.current))
        juzgado = await validar(dichos, contexto, opciones);
      return { ...juzgado, errors: enIdioma(juzgado.errors) } as typeof juzgado;
    };
  }, [esquema]);
  const form = useForm<Entrada, unknown, Salida>({ resolver, defaultValues: valores, shouldFocusError: false });

  const fracasar = (motivo: string | null) => {
    setRechazo(motivo);
    setIntentos((n) => n + 1);
  };
  /** After somebody else's change, goes on from it. Without knowing what it was, nothing of it is written over. */
  const ponerseAlDia = async (error: unknown): Promise<Conflicto | null> => {
    if (!(alDia && error instanceof PedidoRechazado && error.code === 'comun.version_vieja')) return null;
    // What tells of it comes first: where it cannot, nothing is put together that nobody would be told of.
    const [{ reunir }] = await Promise.all([import('./formulario-conflicto.ts'), elAviso.pedir()]);
    const reciente = await alDia();
    if (reciente === undefined) return null;
    return {
      otro: (error.data ?? {}) as Conflicto['otro'],
      cambios: reunir({ form, campos: campos.current, base: valores, reciente }),
    };
  };
  const handleValido = async (datos: Salida) => {
    setRechazo(null);
    const enviados = structuredClone(form.getValues());
    try {
      const pedido = onEnviar(datos);
      alGuardar(pedido);
      const respuesta = await pedido;
      setConflicto(null);
      if (barra) seguirDesde(form, enviados);
      onListo?.(respuesta);
    } catch (error) {
      if (error instanceof ConfirmacionCancelada) return;
      const deOtro = await ponerseAlDia(error).catch(() => null);
      if (deOtro) return setConflicto(deOtro);
      // A refusal is part of the conversation with the form; the person reads it here, beside what they wrote.
      const poner = (nombre: string, message: string) => form.setError(nombre as never, { type: 'server', message });
      fracasar(ponerEnCampos(error, campos.current, rechazosEn, poner));
    }
  };
  const descartar = () => {
    setRechazo(null);
    setConflicto(null);
    setIntentos(0);
    form.reset();
  };
  const handleSubmit = form.handleSubmit(handleValido, () => fracasar(null));
  return { form, campos, rechazo, conflicto, intentos, handleSubmit, descartar };
}

/** What was saved is the new starting point of a form that stays; what was typed while it was being saved is still to be. */
function seguirDesde<Entrada extends FieldValues, Salida>(
  form: UseFormReturn<Entrada, unknown, Salida>,
  enviados: Entrada,
): void {
  const ahora = form.getValues();
  form.reset(enviados, { keepValues: true });
  for (const [nombre, valor] of Object.entries(ahora)) form.setValue(nombre as never, valor, { shouldDirty: true });
}

/** An empty box of an optional field is left out, or sent as null when the field says so. */
function sinVacios<Valores extends FieldValues>(valores: Valores, campos: ReadonlyMap<string, CampoConocido>): Valores {
  const copia = structuredClone(valores);
  for (const [nombre, { vacio }] of campos) {
    if (vacio === undefined) continue;
    const partes = nombre.split('.');
    const ultima = partes.pop() ?? '';
    const dueno = partes.reduce<Record<string, unknown> | undefined>(
      (en, parte) => en?.[parte] as Record<string, unknown> | undefined,
      copia,
    );
    if (dueno?.[ultima] !== '') continue;
    if (vacio === 'omitir') delete dueno[ultima];
    else dueno[ultima] = null;
  }
  return copia;
}

/**
 * Takes out what is empty and refused, and no field on screen shows: nobody could complete it. Tells whether it took any.
 */
function quitarFueraDeVista(
  valores: object,
  errores: object,
  campos: ReadonlyMap<string, CampoConocido>,
  arriba: readonly string[] = [],
): boolean {
  let quito = false;
  for (const [clave, error] of Object.entries(errores)) {
    const camino = [...arriba, clave];
    const valor: unknown = Reflect.get(valores, clave);
    if (campoDe(camino, campos) !== undefined) continue;
    if (valor === '') quito = Reflect.deleteProperty(valores, clave) || quito;
    else if (typeof valor === 'object' && valor !== null && !Array.isArray(valor))
      quito = quitarFueraDeVista(valor, error, campos, camino) || quito;
  }
  return quito;
}

/** Puts each problem on its field. Returns what belongs to none, to be told on top. */
function ponerEnCampos(
  error: unknown,
  campos: ReadonlyMap<string, CampoConocido>,
  rechazosEn: Readonly<Record<string, string>>,
  poner: (nombre: string, mensaje: string) => void,
): string | null {
  if (!(error instanceof PedidoRechazado)) return mensajeDeError(error);
  const suyo = rechazosEn[error.code];
  if (suyo !== undefined && campos.has(suyo)) {
    poner(suyo, mensajeDeError(error));
    return null;
  }
  if (error.issues.length === 0) return mensajeDeError(error);
  const sueltos = error.issues.flatMap(({ path, message }) => {
    const nombre = campoDe(path, campos);
    if (nombre === undefined) return [path.length > 0 ? `${path.join('.')}: ${message}` : message];
    poner(nombre, message);
    return [];
  });
  return sueltos.length > 0 ? sueltos.join(' ') : null;
}

/** The field on screen that a path of the server names; a part of a field names the field. */
function campoDe(path: readonly (string | number)[], campos: ReadonlyMap<string, CampoConocido>): string | undefined {
  for (let largo = path.length; largo > 0; largo--) {
    const nombre = path.slice(0, largo).join('.');
    if (campos.has(nombre)) return nombre;
  }
  return undefined;
}
