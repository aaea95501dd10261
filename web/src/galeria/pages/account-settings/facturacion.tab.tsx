import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import { useController } from 'react-hook-form';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { almacenes, esquemaDeFacturacion } from './estado.ts';
import { FormularioDePestana, type PropsDePestana } from './formulario-de-pestana.tsx';
import { MediosDePago } from './medios-de-pago.tsx';
import { Campos, DosColumnas, Parte, Renglon } from './parte.tsx';
import { textos } from './textos.ts';

const DATOS = ['razon', 'sector', 'calle', 'pais', 'nombre', 'apellido', 'telefono', 'correo'] as const;

/** Who pays, for which plan and with what. */
export function FacturacionTab({ onCambios }: PropsDePestana) {
  const t = textos.usar();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 3 } }}>
      <FormularioDePestana almacen={almacenes.facturacion} esquema={esquemaDeFacturacion} onCambios={onCambios}>
        <Parte titulo={t('pagos.datos')}>
          <Campos>
            {DATOS.map((uno) => (
              <Campo key={uno} name={uno} label={t(`pagos.${uno}`)} />
            ))}
          </Campos>
        </Parte>
        <PlanActual />
      </FormularioDePestana>
      <DosColumnas>
        <MediosDePago />
        <Suscripcion />
      </DosColumnas>
    </Box>
  );
}

function PlanActual() {
  const t = textos.usar();
  const { field, fieldState } = useController({ name: 'plan' });
  const plan = field.value === 'inicial' ? 'inicial' : 'ejecutivo';
  return (
    <Parte titulo={t('pagos.plan')}>
      <Renglon
        icono={
          <Simbolo tono="primary">
            <IconPackage size={20} stroke={1.5} aria-hidden />
          </Simbolo>
        }
        nombre={t(`pagos.${plan}`)}
        texto={t(`pagos.${plan}Texto`)}
        fin={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="tonal" onClick={() => field.onChange(plan === 'inicial' ? 'ejecutivo' : 'inicial')}>
              {t('pagos.cambiar')}
            </Button>
            <Button disabled={!fieldState.isDirty} onClick={() => field.onChange(almacenes.facturacion.leer().plan)}>
              {t('pagos.restablecer')}
            </Button>
          </Box>
        }
      />
    </Parte>
  );
}

function Suscripcion() {
  const t = textos.usar();
  const confirmar = useConfirmar();
  const avisos = useAvisos();
  const suscrita = almacenes.suscrita.usar();
  const handleCancelar = async () => {
    const si = await confirmar({
      titulo: t('pagos.cancelarPregunta'),
      texto: t('pagos.cancelarTexto'),
      boton: t('pagos.cancelarPlan'),
      peligro: true,
    });
    if (si === null) return;
    almacenes.suscrita.cambiar(() => false);
    avisos.exito(t('pagos.cancelada'));
  };
  const handleRenovar = () => {
    almacenes.suscrita.cambiar(() => true);
    avisos.exito(t('pagos.renovada'));
  };
  return (
    <Parte titulo={t('pagos.cancelarPlan')} texto={t(suscrita ? 'pagos.cancelarTexto' : 'pagos.cancelada')}>
      {suscrita ? (
        <Button color="error" onClick={() => void handleCancelar()}>
          {t('pagos.cancelarPlan')}
        </Button>
      ) : (
        <Button variant="tonal" onClick={handleRenovar}>
          {t('pagos.renovar')}
        </Button>
      )}
    </Parte>
  );
}
