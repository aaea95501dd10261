import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import IconArticle from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useState } from 'react';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { CuentaTab } from './cuenta.tab.tsx';
import { FacturacionTab } from './facturacion.tab.tsx';
import { NotificacionesTab } from './notificaciones.tab.tsx';
import { SeguridadTab } from './seguridad.tab.tsx';
import { textos } from './textos.ts';

const PESTANAS = ['cuenta', 'notificaciones', 'facturacion', 'seguridad'] as const;
type Pestana = (typeof PESTANAS)[number];

const ICONOS = {
  cuenta: IconUserCircle,
  notificaciones: IconBell,
  facturacion: IconArticle,
  seguridad: IconLock,
} as const satisfies Record<Pestana, unknown>;

const TABS = {
  cuenta: CuentaTab,
  notificaciones: NotificacionesTab,
  facturacion: FacturacionTab,
  seguridad: SeguridadTab,
} as const;

/** What is one's own in four tabs; leaving one with changes asks first. */
export function AccountSettingsScreen() {
  const t = textos.usar();
  const [pestana, poner] = useOpcion('pestana', PESTANAS, 'cuenta');
  const [hayCambios, setHayCambios] = useState(false);
  useAvisoAlSalir(hayCambios, 'pestana');
  const Contenido = TABS[pestana];
  return (
    <PaginaDemo sinLlamada titulo={t('titulo')} restablecer={() => setHayCambios(false)}>
      <Box sx={{ minWidth: 0 }}>
        <Tabs
          value={pestana}
          onChange={(_, otra: Pestana) => poner(otra, { historia: true })}
          aria-label={t('pestanas')}
          variant="scrollable"
          scrollButtons={false}
          data-testid="account-settings-pestanas"
        >
          {PESTANAS.map((una) => {
            const Icono = ICONOS[una];
            return (
              <Tab
                key={una}
                value={una}
                id={`pestana-${una}`}
                aria-controls="panel-de-cuenta"
                iconPosition="start"
                icon={<Icono size={20} stroke={1.5} aria-hidden />}
                label={t(`pestana.${una}`)}
              />
            );
          })}
        </Tabs>
      </Box>
      <Box role="tabpanel" id="panel-de-cuenta" aria-labelledby={`pestana-${pestana}`} sx={{ minWidth: 0 }}>
        <Contenido key={pestana} onCambios={setHayCambios} />
      </Box>
    </PaginaDemo>
  );
}
