import { makeProfilePdf } from "~/domain/profile-pdf.server";
import { download } from "~/http/download.server";

export const loader = download({ action: "export-pdf", name: "profile.pdf", type: "application/pdf", write: makeProfilePdf });
