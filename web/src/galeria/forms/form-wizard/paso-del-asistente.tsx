import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { type Datos, esOpcional, esquemaDeCuenta, esquemaDeFin, esquemaDePerfil, PASOS, type Paso } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  readonly paso: Paso;
  readonly datos: Datos;
  /** Whatever is written, as it is written. */
  readonly onEscribir: (escrito: Partial<Datos>) => void;
  /** Only with data that will do. */
  readonly onSeguir: () => void;
  readonly onVolver: () => void;
  readonly onOmitir: () => void;
};

/** One step, which is a form of its own. */
export function PasoDelAsistente(props: Props) {
  const t = textos.usar();
  const { paso, datos, onEscribir, onSeguir } = props;
  const aceptar = t('aceptar');
  const esquemaDelFin = useMemo(() => esquemaDeFin(aceptar), [aceptar]);
  const botones = <Botones {...props} />;
  const seguirCon = (escrito: Partial<Datos>) => {
    onEscribir(escrito);
    onSeguir();
  };
  if (paso === 'cuenta') {
    return (
      <FormularioDemo
        esquema={esquemaDeCuenta}
        valores={datos.cuenta}
        onEnviar={(cuenta) => seguirCon({ cuenta })}
        botones={botones}
      >
        <Campo name="nombre" label={t('nombre')} />
        <Campo name="correo" label={t('correo')} tipo="email" />
        <CampoSecreto name="contrasena" label={t('contrasena')} autoComplete="new-password" />
      </FormularioDemo>
    );
  }
  if (paso === 'perfil') {
    return (
      <FormularioDemo
        esquema={esquemaDePerfil}
        valores={datos.perfil}
        onEnviar={(perfil) => seguirCon({ perfil })}
        botones={botones}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <Campo name="nombre" label={t('nombre')} />
          <Campo name="apellido" label={t('apellido')} />
        </Box>
        <Campo name="direccion" label={t('direccion')} vaciable />
      </FormularioDemo>
    );
  }
  return (
    <FormularioDemo
      esquema={esquemaDelFin}
      valores={datos.fin}
      onEnviar={(fin) => seguirCon({ fin })}
      botones={botones}
    >
      <Typography variant="h6" component="h2">
        {t('terminos')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('terminosTexto')}</Typography>
      <CampoCasilla name="acepta" label={t('acepto')} />
    </FormularioDemo>
  );
}

function Botones({ paso, onEscribir, onVolver, onOmitir }: Props) {
  const t = textos.usar();
  const { subscribe } = useFormContext();
  const handleEscrito = useEffectEvent((escrito: object) => onEscribir({ [paso]: escrito } as Partial<Datos>));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => handleEscrito({ ...values }) }),
    [subscribe],
  );
  const esUltimo = PASOS.at(-1) === paso;
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      <Button disabled={paso === PASOS[0]} onClick={onVolver}>
        {t('atras')}
      </Button>
      <Box sx={{ flex: 1 }} />
      {esOpcional(paso) && <Button onClick={onOmitir}>{t('omitir')}</Button>}
      <Button type="submit" variant="contained">
        {t(esUltimo ? 'finalizar' : 'siguiente')}
      </Button>
    </Box>
  );
}
