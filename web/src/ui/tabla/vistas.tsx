import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import type { Vista } from '#ui/tabla/tabla-tipos.ts';

type Props = {
  readonly etiqueta: string;
  readonly vistas: readonly Vista[];
  readonly consulta: ConsultaDeLista;
};

/** Tabs that are names for filters. The chosen one is read from the URL: the fullest match wins. */
export function TablaVistas({ etiqueta, vistas, consulta }: Props) {
  const { t } = useTranslation('ui');
  const valores = consulta.valores as Readonly<Record<string, unknown>>;
  const elegida = [...vistas]
    .sort((a, b) => Object.keys(b.valores).length - Object.keys(a.valores).length)
    .find((vista) => Object.entries(vista.valores).every(([campo, valor]) => String(valores[campo]) === String(valor)));

  const handleCambio = (id: string) => {
    const destino = vistas.find((vista) => vista.id === id);
    const ajenos = Object.fromEntries(vistas.flatMap((vista) => Object.keys(vista.valores)).map((c) => [c, undefined]));
    consulta.cambiar({ ...ajenos, ...destino?.valores });
  };
  return (
    <Box
      sx={{
        px: { xs: 0, sm: 2 },
        borderBottom: { sm: 1 },
        borderColor: { sm: 'divider' },
        minHeight: 48,
        display: 'flex',
        alignItems: 'flex-end',
      }}
    >
      <Pestanas
        etiqueta={`${t('tabla.vistas')}: ${etiqueta}`}
        valor={elegida?.id ?? vistas[0]?.id ?? ''}
        pestanas={vistas}
        onCambio={handleCambio}
      />
    </Box>
  );
}
