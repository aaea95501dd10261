import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { activarFactor, CodigoDeSeisNumeros } from '@trastienda/nucleo/acceso/contrato.ts';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useComando } from '#api/consultas.ts';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Copiar } from './copiar.tsx';

const Alta = z.object({ codigo: CodigoDeSeisNumeros, cerrarOtras: z.boolean() });

/** Two steps: the application learns the secret, and proves it with its first code. */
export function AltaDeFactor(props: {
  readonly secreto: { readonly secreto: string; readonly uri: string };
  readonly onActivado: (codigos: readonly string[]) => void;
}) {
  const { t } = useTranslation('usuario');
  const activar = useComando(activarFactor);
  const { secreto, uri } = props.secreto;
  const enGrupos = secreto.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
      <Paso numero={1} titulo={t('factor.paso1')}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('factor.paso1Texto')}</Typography>
        <Box sx={{ display: 'inline-grid', p: 1.5, mb: 2, borderRadius: 1, bgcolor: 'common.white' }}>
          <QRCodeSVG value={uri} size={176} title={t('factor.qr')} />
        </Box>
        <Typography variant="subtitle2" component="h4">
          {t('factor.aMano')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box component="code" dir="ltr" data-testid="secreto" sx={{ overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
            {enGrupos}
          </Box>
          <Copiar texto={secreto} que={t('factor.secreto')} />
        </Stack>
      </Paso>
      <Paso numero={2} titulo={t('factor.paso2')}>
        <Formulario
          esquema={Alta}
          valores={{ codigo: '', cerrarOtras: true }}
          onEnviar={(body) => activar.mutateAsync({ body })}
          onListo={({ codigos }) => props.onActivado(codigos)}
          textoEnviar={t('factor.activar')}
          rechazosEn={{ 'acceso.codigo_equivocado': 'codigo' }}
        >
          <Campo
            name="codigo"
            label={t('factor.codigo')}
            ayuda={t('factor.codigoAyuda')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maximo={7}
            autoFocus
          />
          <CampoCasilla name="cerrarOtras" label={t('contrasena.cerrarOtras')} />
        </Formulario>
      </Paso>
    </Box>
  );
}

function Paso(props: { readonly numero: number; readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 1.5 }}>
      <Box aria-hidden sx={circulo}>
        {props.numero}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="h3" sx={{ mb: 0.5, lineHeight: '28px' }}>
          {props.titulo}
        </Typography>
        {props.children}
      </Box>
    </Box>
  );
}

const circulo = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  fontSize: '0.8125rem',
  fontWeight: 600,
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
} as const;
