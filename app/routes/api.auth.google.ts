import type { LoaderFunctionArgs } from "@remix-run/node";
import { beginGoogleSignIn } from "~/http/google-sign-in.server";
import { page } from "~/http/html-door.server";

export const loader = page(({ request }: LoaderFunctionArgs) => beginGoogleSignIn(request));
