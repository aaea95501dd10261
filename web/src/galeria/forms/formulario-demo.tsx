import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { type CampoConocido, CamposContext } from '#ui/formularios/formulario-campos.ts';
import { ResumenDeErrores } from '#ui/formularios/formulario-resumen.tsx';
import { conLoEmpezado, useAnotar, useClaveDeCaja } from './lo-empezado.ts';
import type { DecirDeFormularios } from './reglas.ts';
import { textos } from './textos.ts';

type Props<Valores extends FieldValues> = {
  readonly esquema: (t: DecirDeFormularios) => z.ZodType<Valores, Valores>;
  readonly valores: DefaultValues<Valores>;
  /** Which of its screen it is: what is begun in it waits there until it is sent. Without it, nothing does. */
  readonly caja?: string;
  /** When it judges for the first time: on sending, or as soon as a field is left. */
  readonly alSalir?: boolean;
  /** What is done with good data; without it, it only says that they are. */
  readonly onEnviar?: (datos: Valores) => void;
  readonly textoEnviar?: string;
  /** The buttons, where one to send is not enough. */
  readonly botones?: ReactNode;
  /** Told before the keyboard goes to a field: for forms that have it out of sight. */
  readonly alEnfocar?: (campo: string) => void;
  readonly 'data-testid'?: string;
  readonly children: ReactNode;
};

/** A form of the demonstration. Sent with faults, it sums them up and takes the keyboard to the first field with one. */
export function FormularioDemo<Valores extends FieldValues>(props: Props<Valores>) {
  const t = textos.usar();
  const avisos = useAvisos();
  const campos = useRef(new Map<string, CampoConocido>());
  const [intentos, setIntentos] = useState(0);
  const [porEnfocar, setPorEnfocar] = useState<{ readonly campo: string } | null>(null);
  const { esquema, alSalir = false } = props;
  const resolver = useMemo(() => zodResolver(esquema(t)), [esquema, t]);
  const clave = useClaveDeCaja(props.caja);
  const form = useForm<Valores, unknown, Valores>({
    resolver,
    defaultValues: conLoEmpezado(clave, props.valores),
    shouldFocusError: false,
    mode: alSalir ? 'onBlur' : 'onSubmit',
    reValidateMode: alSalir ? 'onBlur' : 'onChange',
  });
  const olvidar = useAnotar(clave, form);
  const handleBien = (datos: Valores) => {
    setIntentos(0);
    olvidar();
    if (props.onEnviar) props.onEnviar(datos);
    else avisos.exito(t('enviado'));
  };
  const enfocar = (campo: string) => {
    props.alEnfocar?.(campo);
    setPorEnfocar({ campo });
  };
  const handleMal = () => setIntentos((uno) => uno + 1);
  const { setFocus } = form;
  // Once the field is in sight.
  useEffect(() => {
    if (porEnfocar) setFocus(porEnfocar.campo as never);
  }, [porEnfocar, setFocus]);
  const handleSubmit = form.handleSubmit(handleBien, handleMal);
  return (
    <FormProvider {...form} setFocus={enfocar}>
      <CamposContext value={campos}>
        <Box
          component="form"
          noValidate
          data-testid={props['data-testid']}
          onSubmit={(evento) => void handleSubmit(evento)}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
        >
          <ResumenDeErrores rechazo={null} intentos={intentos} campos={campos} />
          {props.children}
          {props.botones ?? (
            <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
              {props.textoEnviar ?? t('enviar')}
            </Button>
          )}
        </Box>
      </CamposContext>
    </FormProvider>
  );
}
