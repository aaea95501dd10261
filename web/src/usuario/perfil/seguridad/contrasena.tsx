import Typography from '@mui/material/Typography';
import { CambioDeContrasena, cambiarContrasena, type Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { CampoCasilla } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';

const NADA = { actual: '', nueva: '', repetida: '', cerrarOtras: true };

export function Contrasena({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const { minimo, cambiadaEn } = perfil.contrasena;
  const cambiar = useComando(cambiarContrasena);
  const esquema = useEsquema(minimo);
  const [vez, setVez] = useState(0);
  return (
    <Tarjeta titulo={t('contrasena.titulo')}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('contrasena.cambiada', { fecha: formatearFecha(cambiadaEn) })}
      </Typography>
      <Formulario
        // What was typed does not stay once it was used.
        key={vez}
        esquema={esquema}
        valores={NADA}
        onEnviar={({ repetida: _, ...body }) => cambiar.mutateAsync({ body })}
        onListo={() => {
          setVez(vez + 1);
          avisos.exito(t('contrasena.lista'));
        }}
        onCambios={useAvisarCambios()}
        rechazosEn={{ 'acceso.contrasena_actual': 'actual', 'acceso.contrasena_debil': 'nueva' }}
        textoEnviar={t('contrasena.cambiar')}
      >
        <CampoSecreto name="actual" label={t('contrasena.actual')} autoComplete="current-password" />
        <CampoSecreto
          name="nueva"
          label={t('contrasena.nueva')}
          ayuda={t('contrasena.reglas', { minimo })}
          autoComplete="new-password"
        />
        <CampoSecreto name="repetida" label={t('contrasena.repetida')} autoComplete="new-password" />
        <CampoCasilla name="cerrarOtras" label={t('contrasena.cerrarOtras')} />
      </Formulario>
    </Tarjeta>
  );
}

function useEsquema(minimo: number) {
  const { t } = useTranslation('usuario');
  return useMemo(
    () =>
      CambioDeContrasena.extend({ repetida: z.string() })
        // Counted as people count: an emoji is one character.
        .refine(({ nueva }) => [...nueva].length >= minimo, {
          path: ['nueva'],
          error: t('contrasena.corta', { minimo }),
        })
        .refine(({ nueva, repetida }) => nueva === repetida, { path: ['repetida'], error: t('contrasena.distintas') }),
    [minimo, t],
  );
}
