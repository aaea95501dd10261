import { z } from 'zod';
import { clave, claveRepetida, correo, type DecirDeFormularios, nombre } from '#galeria/forms/reglas.ts';

export const COLORES = ['rojo', 'azul', 'verde'] as const;
export const EDADES = ['joven', 'media', 'mayor'] as const;

export const esquemaDeRegistro = (t: DecirDeFormularios) => claveRepetida(t, { nombre: nombre(t), correo: correo(t) });
export const esquemaDeAcceso = (t: DecirDeFormularios) => z.object({ correo: correo(t), contrasena: clave(t) });
export const esquemaDeSalida = (t: DecirDeFormularios) => z.object({ nombre: nombre(t), correo: correo(t) });
export const esquemaDeEdad = (t: DecirDeFormularios) => z.object({ edad: z.string().min(1, t('sinEdad')) });
export const esquemaDeColor = (t: DecirDeFormularios) => z.object({ color: z.string().min(1, t('sinColor')) });
export const esquemaDeColores = (t: DecirDeFormularios) =>
  z.object({ colores: z.array(z.string()).min(1, t('sinColores')) });
