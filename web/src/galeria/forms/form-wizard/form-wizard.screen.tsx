import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useEffect } from 'react';
import { useFocoEnElPaso } from '#galeria/comun/foco-en-el-paso.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import {
  type Asistente,
  type Datos,
  empezado,
  LUGARES,
  type Lugar,
  omitir,
  PASOS,
  pasoDe,
  pasoPosible,
  seguir,
  volver,
} from './estado.ts';
import { PasoDelAsistente } from './paso-del-asistente.tsx';
import { RastroDePasos } from './rastro-de-pasos.tsx';
import { textos } from './textos.ts';

/** A form in three steps, of which the second can be skipped. What was written in one is there when they come back. */
export function FormWizardScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <AsistenteDePasos />
    </PaginaDemo>
  );
}

function AsistenteDePasos() {
  const { asistente, datos, ir } = usePaso();
  const lugar = useFocoEnElPaso(asistente.paso);
  const paso = pasoDe(asistente);
  const escribir = (escrito: Partial<Datos>) =>
    empezado.cambiar((uno) => ({ ...uno, datos: { ...uno.datos, ...escrito } }));
  return (
    <Tarjeta sx={{ maxWidth: 820, width: '100%', mx: 'auto' }}>
      <RastroDePasos asistente={asistente} />
      <Box ref={lugar} tabIndex={-1} sx={{ mt: 4, outline: 'none' }} data-testid="form-wizard-paso">
        {paso ? (
          <PasoDelAsistente
            key={paso}
            paso={paso}
            datos={datos}
            onEscribir={escribir}
            onSeguir={() => ir(seguir)}
            onVolver={() => ir(volver)}
            onOmitir={() => ir(omitir)}
          />
        ) : (
          <Listo datos={datos} onRestablecer={empezado.restablecer} />
        )}
      </Box>
    </Tarjeta>
  );
}

/**
 * The step of the address, or the one before it that still lacks something; without any in the address, the one where it was
 * left. Then the address is mended: «Back» from a step goes to the one before only if that one is told too.
 */
function usePaso() {
  const { asistente: dejado, datos } = empezado.usar();
  const [pedido, poner] = useOpcion<Lugar | ''>('paso', ['', ...LUGARES], '');
  const { omitidos } = dejado;
  const paso = pasoPosible({ paso: pedido === '' ? dejado.paso : LUGARES.indexOf(pedido), omitidos }, datos);
  const lugar = LUGARES[paso] ?? PASOS[0];
  useEffect(() => {
    if (lugar !== pedido) poner(lugar);
  }, [lugar, pedido, poner]);
  useEffect(() => empezado.cambiar((uno) => ({ ...uno, asistente: { ...uno.asistente, paso } })), [paso]);
  const ir = (a: (uno: Asistente) => Asistente) => {
    const nuevo = a({ paso, omitidos });
    empezado.cambiar((uno) => ({ ...uno, asistente: { paso, omitidos: nuevo.omitidos } }));
    poner(LUGARES[nuevo.paso] ?? lugar, { historia: true });
  };
  return { asistente: { paso, omitidos }, datos, ir };
}

function Listo({ datos, onRestablecer }: { readonly datos: Datos; readonly onRestablecer: () => void }) {
  const t = textos.usar();
  const { nombre, correo } = datos.cuenta;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 3, textAlign: 'center' }}>
      <Simbolo tono="success">
        <IconCircleCheck size={24} stroke={1.5} aria-hidden />
      </Simbolo>
      <Typography variant="h5" component="h2">
        {t('listo')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('listoTexto', { nombre, correo })}
      </Typography>
      <Button variant="outlined" onClick={onRestablecer} data-testid="form-wizard-restablecer">
        {t('restablecer')}
      </Button>
    </Box>
  );
}
